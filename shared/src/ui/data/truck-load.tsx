import { formatTonnes } from "../../format/quantity";
import { sumTonnes } from "../../money/kilograms";
import { classes } from "../foundation/classes";
import styles from "./truck-load.module.css";

export type TruckPart = { readonly key: string; readonly label: string; readonly tonnes: number };

export type TruckLoadProps = {
  readonly capacity: number;
  readonly parts: readonly TruckPart[];
  /** Minimum order of the product; below it the sentence says what is missing. */
  readonly minimum?: number;
};

const BED_LEFT = 4;
const BED_WIDTH = 268;
const GAP = 2;
const MIN_LABEL_WIDTH = 36;
const fills = [styles.first, styles.second, styles.third];
const WHEELS = [30, 50, 186, 206, 312];

function rounded(tonnes: number): number {
  return Math.round(tonnes * 1000) / 1000;
}

/** What is missing from the load or exceeds it, as one sentence. */
export function truckSentence(loaded: number, capacity: number, minimum = 0): string {
  if (loaded > capacity)
    return `${formatTonnes(rounded(loaded - capacity))} too much for a ${formatTonnes(capacity)} truck.`;
  if (loaded < minimum)
    return `Add ${formatTonnes(rounded(minimum - loaded))} for the minimum order of ${formatTonnes(minimum)}.`;
  if (loaded === capacity) return `The ${formatTonnes(capacity)} truck is full.`;
  return `${formatTonnes(rounded(capacity - loaded))} more fills a ${formatTonnes(capacity)} truck.`;
}

type Filling = {
  readonly key: string;
  readonly x: number;
  readonly width: number;
  readonly text: string;
  readonly fill: string | undefined;
};

function fillings(parts: readonly TruckPart[], capacity: number, scale: number): readonly Filling[] {
  let filled = 0;
  return parts
    .filter((part) => part.tonnes > 0)
    .map((part, place) => {
      const x = BED_LEFT + 3 + filled * scale;
      const width = Math.max(1, Math.min(part.tonnes, Math.max(0, capacity - filled)) * scale - GAP);
      filled = sumTonnes([filled, part.tonnes]);
      return { key: part.key, x, width, text: formatTonnes(part.tonnes), fill: fills[place % fills.length] };
    })
    .filter((part) => part.x < BED_LEFT + BED_WIDTH);
}

/** A trailer filled by the chosen sizes, to scale. An excess hangs over, hatched. */
export function TruckLoad({ capacity, parts, minimum = 0 }: TruckLoadProps) {
  const loaded = sumTonnes(parts.map((part) => part.tonnes));
  const scale = (BED_WIDTH - 6) / capacity;
  const overhang = Math.min(18, Math.max(0, loaded - capacity) * scale);
  const bedRight = BED_LEFT + BED_WIDTH;
  return (
    <svg
      className={styles.truck}
      viewBox="0 0 360 76"
      role="img"
      aria-label={`${formatTonnes(loaded)} of ${formatTonnes(capacity)} loaded. ${truckSentence(loaded, capacity, minimum)}`}
    >
      <path className={styles.tick} d={`M${BED_LEFT} 8v6M${BED_LEFT + BED_WIDTH / 2} 8v6M${bedRight} 8v6`} />
      <text className={styles.scale} x={BED_LEFT} y="7">
        0
      </text>
      <text className={classes(styles.scale, styles.middle)} x={BED_LEFT + BED_WIDTH / 2} y="7">
        {rounded(capacity / 2)}
      </text>
      <text className={classes(styles.scale, styles.last)} x={bedRight} y="7">
        {formatTonnes(capacity)}
      </text>
      <rect className={styles.bed} x={BED_LEFT} y="14" width={BED_WIDTH} height="34" />
      {fillings(parts, capacity, scale).map((part) => (
        <g key={part.key}>
          <rect className={part.fill} x={part.x} y="17" width={part.width} height="28" />
          {part.width >= MIN_LABEL_WIDTH ? (
            <text className={styles.figure} x={part.x + part.width / 2} y="35">
              {part.text}
            </text>
          ) : null}
        </g>
      ))}
      {overhang > 0 ? <Overhang left={bedRight - 10} width={overhang + 10} /> : null}
      <path className={styles.frame} d="M2 51h290" />
      <path className={styles.cab} d="M282 51V12h34l18 20v19z" />
      <path className={styles.window} d="M296 19h17l10 13h-27z" />
      {WHEELS.map((x) => (
        <g key={x}>
          <circle className={styles.tyre} cx={x} cy="60" r="8" />
          <circle className={styles.hub} cx={x} cy="60" r="3" />
        </g>
      ))}
    </svg>
  );
}

// Hatched with single strokes: a pattern would need an id that is unique in the document.
function Overhang({ left, width }: { readonly left: number; readonly width: number }) {
  const strokes = Array.from({ length: Math.ceil(width / 4) }, (_, index) => left + index * 4);
  return (
    <g>
      <rect className={styles.over} x={left} y="15" width={width} height="32" />
      <path className={styles.hatch} d={strokes.map((x) => `M${x} 47l${Math.min(8, left + width - x)} -32`).join("")} />
    </g>
  );
}
