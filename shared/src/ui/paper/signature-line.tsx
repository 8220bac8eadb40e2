import { documents } from "../../messages/papers";
import styles from "./signature-line.module.css";

/** Where a printed document is signed, as rules 46 and 53 of the CGST rules require. */
export function SignatureLine({ issuer }: { readonly issuer: string }) {
  return (
    <div className={styles.signature}>
      <p>{documents.signedFor(issuer)}</p>
      <p className={styles.place}>{documents.signatory}</p>
    </div>
  );
}
