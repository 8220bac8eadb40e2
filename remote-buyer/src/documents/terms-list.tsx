import type { ReactNode } from "react";
import styles from "./terms-list.module.css";

export interface TermsListProps {
  readonly terms: readonly string[];
  /** Items before them that are more than a text. */
  readonly children?: ReactNode;
}

/** Conditions of a document, one sentence each. */
export function TermsList({ terms, children }: TermsListProps) {
  return (
    <ul className={styles.terms}>
      {children}
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}
