import type { SellerOrder } from "@mandi/shared/contract/seller-order";
import type { TakenBackBill } from "@mandi/shared/contract/tax-invoice";
import { formatDay } from "@mandi/shared/format/dates";
import { sizeText } from "@mandi/shared/format/size-text";
import { stateWithCode } from "@mandi/shared/format/state-codes";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { papers } from "@mandi/shared/messages/papers";
import { notePaper } from "@mandi/shared/messages/seller-invoices";
import { PaperBody } from "@mandi/shared/ui/paper/paper-body";
import styles from "./note-paper.module.css";

export interface NotePaperProps {
  readonly order: SellerOrder;
  readonly note: TakenBackBill;
}

/**
 * The cancelled invoice as a credit note: parties, goods, tax and total of the invoice as it was issued, and a blank
 * line for the number.
 */
export function NotePaper({ order, note: { bill, taken_back_at, reason } }: NotePaperProps) {
  return (
    <PaperBody
      kind="credit note"
      invoice={bill}
      details={[
        { term: papers.number["credit note"], value: <span className={styles.blank}>{notePaper.ownNumber}</span> },
        { term: papers.date["credit note"], value: formatDay(taken_back_at) },
        { term: papers.originalNumber, value: bill.number },
        { term: papers.originalDate, value: formatDay(bill.date) },
        { term: papers.reason, value: reason },
        { term: papers.order, value: order.order_id },
        { term: papers.vehicle, value: formatVehicle(bill.vehicle_number) },
        { term: papers.supply, value: stateWithCode(bill.place_of_supply) },
      ]}
      parties={[
        { label: papers.supplier, party: bill.supplier },
        { label: papers.recipient, party: bill.recipient },
      ]}
      sizeOf={({ value }) => sizeText(value)}
      remark={{ tone: "info", text: notePaper.remark }}
    />
  );
}
