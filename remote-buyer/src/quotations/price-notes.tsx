import { quotations } from "@mandi/shared/messages/buyer-trade";
import { TermsList } from "../documents/terms-list";
import styles from "./price-notes.module.css";

export interface PriceNotesProps {
  /** The consignee or the buyer pays what was agreed with the carrier. */
  readonly isFreightFixed: boolean;
}

/** What may still change about an agreed price, and what may not. */
export function PriceNotes({ isFreightFixed }: PriceNotesProps) {
  const notes = [...(isFreightFixed ? [] : [quotations.freightNote]), quotations.cancelNote, quotations.invoiceNote];
  return (
    <div className={styles.notes}>
      <TermsList terms={notes} />
    </div>
  );
}
