import { formatGrouped } from "../../format/rupees";
import { classes } from "../foundation/classes";
import { useMediaQuery } from "../media/use-media-query";
import styles from "./line-drawing.module.css";
import {
  axisLabel,
  axisOf,
  type ChartLines,
  type ChartSpan,
  isNear,
  labelPlaces,
  namedPoint,
  type OtherLine,
  previousWord,
  type ValueAxis,
} from "./series";

export type LineDrawingProps = ChartLines & { readonly span: ChartSpan };

const SIDE = 1_000;

function percent(part: number): string {
  return `${Math.round(part * 10_000) / 100}%`;
}

function stepsOf({ min, max, step }: ValueAxis): readonly number[] {
  return Array.from({ length: Math.round((max - min) / step) + 1 }, (_, place) => min + place * step);
}

/**
 * The line before it is touched, with the same size and positions as the chart that then replaces it. It needs no
 * library and no measuring, so it is there with the page. Assistive technology uses the slider around it.
 */
export function LineDrawing({ points, span, previous, other }: LineDrawingProps) {
  const isNarrow = useMediaQuery("(max-width: 767px)");
  const axis = axisOf({ points, previous, other });
  const last = points.length - 1;
  const across = (place: number): number => (last === 0 ? 0 : place / last);
  const down = (value: number): number => (axis.max - value) / (axis.max - axis.min);
  const onSide = (part: number): number => Math.round(part * SIDE);
  const line = points.map(({ value }, place) => `${onSide(across(place))},${onSide(down(value))}`).join(" ");
  const besideOf = ({ values }: OtherLine) =>
    values
      .flatMap((value, place) => (value === null ? [] : [`${onSide(across(place))},${onSide(down(value))}`]))
      .join(" ");
  const newest = points[last]?.value ?? 0;
  return (
    <div className={styles.plot} aria-hidden="true">
      {stepsOf(axis).map((value) => (
        <span key={value} className={styles.step} style={{ top: percent(down(value)) }}>
          <span>{formatGrouped(value, "auto")}</span>
        </span>
      ))}
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none" className={styles.line} role="presentation">
        <polygon points={`0,${SIDE} ${line} ${onSide(across(last))},${SIDE}`} />
        <polyline points={line} />
        {other ? <polyline className={styles.other} points={besideOf(other)} /> : null}
      </svg>
      {other ? <OtherName other={other} axis={axis} across={across} down={down} /> : null}
      {[...labelPlaces(points.length, isNarrow)].map((place) => (
        <span
          key={place}
          className={classes(styles.day, place === 0 && styles.first, place === last && styles.last)}
          style={{ left: percent(across(place)) }}
        >
          {points[place] ? axisLabel(points[place], span) : null}
        </span>
      ))}
      {previous === null ? null : (
        <span
          className={classes(styles.previous, isNear(points, previous, axis) && styles.apart)}
          style={{ top: percent(down(previous)) }}
        >
          <span>{previousWord}</span>
        </span>
      )}
      <span className={styles.tag} style={{ left: percent(across(last)), top: percent(down(newest)) }}>
        {formatGrouped(newest, "auto")}
      </span>
    </div>
  );
}

type OtherNameProps = {
  readonly other: OtherLine;
  readonly axis: ValueAxis;
  readonly across: (place: number) => number;
  readonly down: (value: number) => number;
};

/** The other line's name, at the position where the chart has it. */
function OtherName({ other, axis, across, down }: OtherNameProps) {
  const { place, isAbove } = namedPoint(other, axis);
  const value = other.values[place] ?? null;
  if (value === null) return null;
  return (
    <span
      className={classes(styles.name, isAbove && styles.above)}
      style={{ left: percent(across(place)), top: percent(down(value)) }}
    >
      {other.name}
    </span>
  );
}
