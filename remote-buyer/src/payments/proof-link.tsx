import styles from "./proof-link.module.css";

interface ProofLinkProps {
  /** Address of the file that the payer sent with a transfer. */
  readonly url: string;
  readonly words: string;
}

/** Opens the payer's own proof of a transfer that is being checked. */
export function ProofLink({ url, words }: ProofLinkProps) {
  return (
    <a href={url} target="_blank" rel="noopener" className={styles.link}>
      {words}
    </a>
  );
}
