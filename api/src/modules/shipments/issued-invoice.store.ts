import type { SellerBill, TaxInvoice } from "@mandi/shared/contract/tax-invoice";
import type { Selectable } from "kysely";
import type { Db } from "../../platform/database/database";
import type { ShipmentTables } from "./shipment.tables";

/** What both invoices of a vehicle said when they were issued. */
export type IssuedInvoiceRow = Selectable<ShipmentTables["issued_invoice"]>;

/** Both invoices of a vehicle, before they are stored. */
export interface NewIssuedInvoice {
  readonly orderId: number;
  readonly shipmentId: number;
  readonly sale: TaxInvoice;
  readonly bill: SellerBill;
  readonly at: Date;
}

/** Stores what an invoice says; it is never changed. */
export async function insertIssuedInvoice(tx: Db, { orderId, shipmentId, sale, bill, at }: NewIssuedInvoice) {
  await tx
    .insertInto("issued_invoice")
    .values({
      number: sale.number,
      order_id: orderId,
      shipment_id: shipmentId,
      sale: JSON.stringify(sale),
      bill: JSON.stringify(bill),
      issued_at: at,
    })
    .execute();
}

/** Every invoice that was issued for an order, also those that were taken back. */
export function selectIssuedInvoices(db: Db, orderId: number): Promise<IssuedInvoiceRow[]> {
  return db.selectFrom("issued_invoice").selectAll().where("order_id", "=", orderId).orderBy("number").execute();
}
