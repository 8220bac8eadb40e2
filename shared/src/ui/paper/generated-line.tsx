import { formatMoment } from "../../format/dates";
import { documents } from "../../messages/papers";
import styles from "./generated-line.module.css";

/** The line under a printed document. */
export function GeneratedLine() {
  return <p className={styles.generated}>{documents.generated(formatMoment(Date.now()))}</p>;
}
