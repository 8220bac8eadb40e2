import type { Db } from "../../platform/database/database";
import { found } from "../../platform/errors";
import { isSellerPaidFor, readBilled, sellerPaidText } from "../ledger/invoice-reversal.service";
import { standingPaper } from "../orders/invoice/order-papers";
import type { IssuedPaper } from "../papers/paper";
import { whyBatchNeeds } from "../payouts/open-payout.service";
import { listEnding, whileEndingText } from "../tax-portal/due-registration.service";
import type { ShipmentRow } from "./shipment.store";

/** An invoice that cannot be cancelled now. */
export interface LastingInvoice {
  readonly vehicleId: number;
  /** Its number. */
  readonly invoice: string;
  /** A sentence that also says what can be done instead. */
  readonly why: string;
}

/** Why the invoice of an invoiced vehicle cannot be cancelled now, in words; null where it can. */
export async function whyInvoiceLasts(
  db: Db,
  orderId: number,
  vehicle: Pick<ShipmentRow, "id" | "delivered_at">,
  papers: readonly IssuedPaper[],
): Promise<string | null> {
  if (vehicle.delivered_at !== null) return finalText;
  const invoice = found(standingPaper(papers, "invoice", vehicle.id));
  const bill = found(standingPaper(papers, "bill", vehicle.id));
  if ([invoice, bill].some(({ events }) => events.some(({ event }) => event === "note"))) return notedText;
  // Includes other vehicles: what is owed to the seller must be enough for all of them.
  const [ending] = await listEnding(db, papers);
  if (ending !== undefined) return whileEndingText(ending.number);
  const recorded = { order: { id: orderId }, invoice: bill.number, saleNumber: invoice.number, billPaperId: bill.id };
  const billedPaise = await readBilled(db, recorded);
  if (await isSellerPaidFor(db, orderId, billedPaise)) return `${sellerPaidText} ${noteNowText}`;
  const batch = await whyBatchNeeds(db, orderId, billedPaise);
  return batch === null ? null : `${batch} ${noteNowText}`;
}

const finalText = "The vehicle has delivered, so its invoice is final. Please correct it by a credit or debit note.";
const notedText = "This invoice already has a note. Please correct it by another note.";
const noteNowText = "A credit note can correct the invoice now.";

/** The invoices of an order that cannot be cancelled now; the others can. */
export async function listLastingInvoices(
  db: Db,
  orderId: number,
  { shipments, papers }: { readonly shipments: readonly ShipmentRow[]; readonly papers: readonly IssuedPaper[] },
): Promise<readonly LastingInvoice[]> {
  const invoiced = shipments.filter(({ invoiced_at }) => invoiced_at !== null);
  const all = await Promise.all(
    invoiced.map(async (vehicle) => {
      const why = await whyInvoiceLasts(db, orderId, vehicle, papers);
      return why === null ? [] : [{ vehicleId: vehicle.id, invoice: vehicle.sale_number ?? "", why }];
    }),
  );
  return all.flat();
}
