import styles from "./day-ingot.module.css";

const width = 120;
const height = 40;
/** Space for the mark of the last value. */
const edge = 4;

/** A line without scales that only shows the direction. The figures beside it give the rest. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  const last = values.at(-1);
  if (last === undefined || values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (place: number) => edge + (place * (width - 2 * edge)) / (values.length - 1);
  const y = (value: number) => height - edge - ((value - low) * (height - 2 * edge)) / (high - low || 1);
  return (
    <svg className={styles.line} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polyline points={values.map((value, place) => `${x(place)},${y(value)}`).join(" ")} />
      <rect x={x(values.length - 1) - 3} y={y(last) - 3} width={6} height={6} />
    </svg>
  );
}
