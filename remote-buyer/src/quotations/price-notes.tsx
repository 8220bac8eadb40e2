import { quotations } from "@mandi/shared/messages/buyer-trade";
import styles from "./price-notes.module.css";

const notes = [quotations.freightNote, quotations.cancelNote, quotations.invoiceNote];

/** What may still change about an agreed price, and what may not. */
export function PriceNotes() {
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
