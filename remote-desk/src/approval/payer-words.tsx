import { formatPhone, telephoneLink } from "@mandi/shared/format/phone";
import styles from "./approval-view.module.css";

/** Whose money it is, `Vidarbha Infra Projects, 9822041175`, with each phone as a link that calls it. */
export function PayerWords({ text }: { readonly text: string }) {
  return text.split(/\b([6-9]\d{9})\b/u).map((part, place) =>
    // Every second part is what the pattern found.
    place % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={telephoneLink(part)} className={styles.call}>
        {formatPhone(part)}
      </a>
    ),
  );
}
