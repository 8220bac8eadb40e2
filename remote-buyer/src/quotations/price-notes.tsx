import { quotations } from "@mandi/shared/messages/buyer-trade";
import { TermsList } from "../documents/terms-list";
import styles from "./price-notes.module.css";

export interface PriceNotesProps {
  /** The consignee pays the carrier what was agreed. */
  readonly isFreightToPay: boolean;
}

/** What may still change about an agreed price, and what may not. */
export function PriceNotes({ isFreightToPay }: PriceNotesProps) {
  const notes = [...(isFreightToPay ? [] : [quotations.freightNote]), quotations.cancelNote, quotations.invoiceNote];
  return (
    <div className={styles.notes}>
      <TermsList terms={notes} />
    </div>
  );
}
