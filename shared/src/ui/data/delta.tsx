import { formatGrouped, MINUS } from "../../format/rupees";
import { classes } from "../foundation/classes";
import styles from "./delta.module.css";

type Direction = "up" | "down" | "flat";

const shapes: Record<Direction, string> = { up: "M5 1l4.5 8h-9z", down: "M5 9L.5 1h9z", flat: "M0 4h10v2H0z" };
const tones: Record<Direction, string | undefined> = { up: styles.up, down: styles.down, flat: styles.flat };

export type DeltaProps = {
  /** Change in rupees. */
  readonly change: number;
  /** Change in percent; left out where the base is unknown. */
  readonly percent?: number | undefined;
  /** `tag` beside a big price, `plain` in tables. */
  readonly look?: "tag" | "plain";
  readonly size?: "m" | "l";
  readonly className?: string | undefined;
};

function directionOf(change: number): Direction {
  if (change > 0) return "up";
  return change < 0 ? "down" : "flat";
}

function signed(value: number, text: string): string {
  if (value === 0) return text;
  return `${value > 0 ? "+" : MINUS}${text}`;
}

/**
 * A change of a price: shape, sign and figure first, colour last. Up is green for every role: it is a direction, not
 * good or bad.
 */
export function Delta({ change, percent, look = "plain", size = "m", className }: DeltaProps) {
  const direction = directionOf(change);
  const share = percent === undefined ? "" : ` (${signed(change === 0 ? 0 : percent, Math.abs(percent).toFixed(2))}%)`;
  return (
    <span
      className={classes(
        styles.delta,
        tones[direction],
        look === "tag" && styles.tag,
        size === "l" && styles.large,
        className,
      )}
    >
      <svg className={styles.shape} viewBox="0 0 10 10" fill="currentColor" aria-hidden="true">
        <path d={shapes[direction]} />
      </svg>
      <span>
        {signed(change, formatGrouped(Math.abs(change), "auto"))}
        {share}
      </span>
    </span>
  );
}
