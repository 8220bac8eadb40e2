import type { InvoiceCorrection, SellerBill, TaxInvoice } from "@mandi/shared/contract/tax-invoice";
import type { Selectable } from "kysely";
import type { Db } from "../../platform/database/database";
import type { ShipmentTables } from "./shipment.tables";

/** A credit note as it is stored: with both invoices as they stood when it took them back. */
export type CreditNoteRow = Selectable<ShipmentTables["credit_note"]>;

/** A credit note before it is stored. */
export interface NewCreditNote {
  readonly number: string;
  readonly orderId: number;
  readonly shipmentId: number;
  readonly correction: InvoiceCorrection;
  readonly reason: string;
  readonly takenBy: "seller" | "desk";
  readonly sale: TaxInvoice;
  readonly bill: SellerBill;
  readonly at: Date;
  readonly actorId: number | null;
}

/** Stores a credit note; it is never changed. */
export async function insertCreditNote(tx: Db, note: NewCreditNote): Promise<void> {
  await tx
    .insertInto("credit_note")
    .values({
      number: note.number,
      order_id: note.orderId,
      shipment_id: note.shipmentId,
      correction: note.correction,
      reason: note.reason,
      taken_by: note.takenBy,
      sale: JSON.stringify(note.sale),
      bill: JSON.stringify(note.bill),
      at: note.at,
      actor_id: note.actorId,
    })
    .execute();
}

/** The credit notes of an order in the order of their numbers. */
export function selectCreditNotes(db: Db, orderId: number): Promise<CreditNoteRow[]> {
  return db.selectFrom("credit_note").selectAll().where("order_id", "=", orderId).orderBy("number").execute();
}
