import type { ReactNode } from "react";
import styles from "./paper-head-total.module.css";

interface PaperHeadTotalProps {
  readonly total: ReactNode;
  /** Until when it is to be paid, or the like. */
  readonly note?: string | null;
}

/** What a document comes to, above its details on screen; on paper the sums have it. */
export function PaperHeadTotal({ total, note = null }: PaperHeadTotalProps) {
  return (
    <p className={styles.total} data-print="hide">
      <span className={styles.figure}>{total}</span>
      {note === null ? null : <span className={styles.note}>{note}</span>}
    </p>
  );
}
