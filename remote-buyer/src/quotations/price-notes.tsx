import { quotations } from "@mandi/shared/messages/buyer-trade";
import { TermsList } from "../documents/terms-list";
import styles from "./price-notes.module.css";

const notes = [quotations.freightNote, quotations.cancelNote, quotations.invoiceNote];

/** What may still change about an agreed price, and what may not. */
export function PriceNotes() {
  return (
    <div className={styles.notes}>
      <TermsList terms={notes} />
    </div>
  );
}
