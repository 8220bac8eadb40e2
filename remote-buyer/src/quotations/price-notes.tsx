import { quotationPage } from "@mandi/shared/messages/quotation-page";
import { TermsList } from "../documents/terms-list";
import styles from "./price-notes.module.css";

export interface PriceNotesProps {
  /** The consignee or the buyer pays what was agreed with the carrier. */
  readonly isFreightFixed: boolean;
  /** What the buyer authorises by booking freight at cost. */
  readonly freightTerms?: string | null | undefined;
}

/** What may still change about an agreed price, and what may not. */
export function PriceNotes({ isFreightFixed, freightTerms = null }: PriceNotesProps) {
  const notes = [...(freightTerms === null ? [] : [freightTerms]), quotationPage.cancelNote, quotationPage.invoiceNote];
  return (
    <div className={styles.notes}>
      <TermsList terms={notes}>
        {isFreightFixed ? null : (
          <li>
            {quotationPage.freightNote} <span className={styles.margin}>{quotationPage.freightMargin}</span>{" "}
            {quotationPage.freightUnit}
          </li>
        )}
      </TermsList>
    </div>
  );
}
