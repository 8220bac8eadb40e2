import type { ReactNode } from "react";
import styles from "./row-note.module.css";

interface RowNoteProps {
  /** How many columns the table has. */
  readonly columns: number;
  readonly children: ReactNode;
}

/** Sentences about the row above, over the whole width of a table. */
export function RowNote({ columns, children }: RowNoteProps) {
  return (
    <tr className={styles.row}>
      <td colSpan={columns} className={styles.note}>
        {children}
      </td>
    </tr>
  );
}
