import styles from "./terms-list.module.css";

/** Conditions of a document, one sentence each. */
export function TermsList({ terms }: { readonly terms: readonly string[] }) {
  return (
    <ul className={styles.terms}>
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}
