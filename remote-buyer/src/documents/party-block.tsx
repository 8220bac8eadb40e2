import type { ReactNode } from "react";
import styles from "./parties.module.css";

export interface PartyBlockProps {
  /** What the party is in this document. */
  readonly label: string;
  readonly children: ReactNode;
}

/** One party of a document under its label. */
export function PartyBlock({ label, children }: PartyBlockProps) {
  return (
    <div>
      <h3 className={styles.label}>{label}</h3>
      {children}
    </div>
  );
}
