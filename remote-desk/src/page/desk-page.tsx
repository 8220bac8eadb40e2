import type { ReactNode } from "react";
import styles from "./desk-page.module.css";

/** The whole width beside the rail: a desk works with wide tables, not with a column to read. */
export function DeskPage({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
