import type { ReactNode } from "react";
import { CodeDialog } from "../code/code-dialog";
import { KeyHelp } from "../keys/key-help";
import { useRights } from "../rights/use-right";
import styles from "./desk-page.module.css";

/** The whole width next to the rail: the desk works with wide tables, not with a column of text. */
export function DeskPage({ children }: { readonly children: ReactNode }) {
  useRights(); // Requested together with the content of the page, not after it.
  return (
    <div className={styles.page}>
      {children}
      <CodeDialog />
      <KeyHelp />
    </div>
  );
}
