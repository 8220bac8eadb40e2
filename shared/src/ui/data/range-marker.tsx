import { formatRupees } from "../../format/rupees";
import { classes } from "../foundation/classes";
import styles from "./range-marker.module.css";

export type RangeMarkerProps = {
  readonly min: number;
  readonly max: number;
  /** The figure in the field. */
  readonly typed?: number | null;
  readonly lowest?: number | null;
  /** My last bid. */
  readonly mine?: number | null;
};

type Mark = {
  readonly key: string;
  readonly rupees: number;
  readonly words: string;
  readonly look: string | undefined;
};

function marksOf({ typed, lowest, mine }: RangeMarkerProps): readonly Mark[] {
  const marks: { key: string; rupees: number | null | undefined; words: string; look: string | undefined }[] = [
    { key: "typed", rupees: typed, words: "now typed", look: styles.typed },
    { key: "lowest", rupees: lowest, words: "lowest", look: styles.lowest },
    { key: "mine", rupees: mine, words: "my last bid", look: styles.mine },
  ];
  return marks.flatMap((mark) => (typeof mark.rupees === "number" ? [{ ...mark, rupees: mark.rupees }] : []));
}

/** Where a freight price lies between the minimum and the maximum, with the other prices beside it. */
export function RangeMarker(props: RangeMarkerProps) {
  const { min, max } = props;
  const marks = marksOf(props);
  const left = (rupees: number): string => {
    const share = max === min ? 0 : (rupees - min) / (max - min);
    return `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`;
  };
  return (
    <div className={styles.range}>
      <p className={styles.ends}>
        <span>
          Min <b className={styles.end}>{formatRupees(min)}</b>
        </span>
        <span>
          Max <b className={styles.end}>{formatRupees(max)}</b>
        </span>
      </p>
      <div className={styles.line} aria-hidden="true">
        {[...marks].reverse().map((mark) => (
          <span key={mark.key} className={classes(styles.mark, mark.look)} style={{ left: left(mark.rupees) }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {marks.map((mark) => (
          <li key={mark.key}>
            <span className={classes(styles.key, mark.look)} aria-hidden="true" />
            {formatRupees(mark.rupees)} {mark.words}
          </li>
        ))}
      </ul>
    </div>
  );
}
