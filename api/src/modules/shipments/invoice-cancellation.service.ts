import type { InvoiceCorrection } from "@mandi/shared/contract/tax-invoice";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { cutText } from "../../platform/cut-text";
import type { Db } from "../../platform/database/database";
import { nextDocumentNumber } from "../../platform/document-numbers";
import { found, Refusal } from "../../platform/errors";
import { takeInvoiceBack } from "../ledger/invoice-reversal.service";
import { lockOrderBooks } from "../ledger/order-entries.service";
import { listOrderLines } from "../orders/amounts/order-amounts.service";
import { recordAdjustment } from "../orders/changes/order-change.service";
import { readInvoiceParties } from "../orders/invoice/invoice-parties.service";
import { saleInvoices, sellerBills, type VehiclePapers } from "../orders/invoice/tax-invoice";
import { invoiceCorrectedBy } from "../orders/order.policy";
import { refOf } from "../orders/order.service";
import type { OrderRow } from "../orders/order.store";
import { insertCreditNote } from "./credit-note.store";
import { selectIssuedInvoices } from "./issued-invoice.store";
import { type ShipmentRow, updateShipment } from "./shipment.store";
import { listLoads } from "./shipment-load.service";
import { delivered } from "./vehicle.service";
import { finishVehicleStep, type StepInput, vehicleFor } from "./vehicle-step.service";

/** Why an invoice is taken back. */
export interface InvoiceMistake {
  /** What the buyer's credit note says. */
  readonly correction: InvoiceCorrection;
  /** The same in the words of the person who takes it back, for desk and seller; at most 400 characters. */
  readonly reason: string;
}

/**
 * Takes the invoice of a vehicle back by a credit note, as long as the vehicle has not delivered: its weight can be entered
 * again and the seller invoices it under another number. The e-way bill was made for that invoice and goes with it.
 *
 * @throws Refusal 404, 409 not invoiced, delivered, paid out to the seller, or on its way and the seller takes it
 */
export async function cancelInvoice(
  tx: Db,
  input: StepInput,
  shipmentId: number,
  { correction, reason }: InvoiceMistake,
): Promise<void> {
  const { order, taker, context } = input;
  const vehicle = await vehicleFor(tx, input, "cancel invoice", shipmentId);
  checkTurn(vehicle, taker);
  const { sale, bill } = await papersOf(tx, order, vehicle);
  const { vehicle_number } = vehicle;
  const creditNote = await nextDocumentNumber(tx, "MC", context.at);
  await lockOrderBooks(tx, order, order.buyer_id);
  const freightPaise = paiseFromRupees(sale.freight);
  const entry = { order: refOf(order), invoice: bill.number, saleNumber: sale.number, creditNote, freightPaise };
  await takeInvoiceBack(tx, entry, context);
  const takenBy = taker === "seller" ? "seller" : "desk";
  const note = { number: creditNote, orderId: order.id, shipmentId, correction, reason, takenBy, sale, bill } as const;
  await insertCreditNote(tx, { ...note, ...context });
  await updateShipment(tx, shipmentId, {
    invoice_number: null,
    invoice_on: null,
    invoice_upload_id: null,
    invoice_parties: null,
    sale_number: null,
    invoiced_at: null,
    due_on: null,
    eway_bill: null,
    eway_valid_until: null,
    eway_upload_id: null,
  });
  await recordAdjustment(tx, {
    orderId: order.id,
    kind: "invoice",
    before: { vehicle: vehicle_number, invoice: bill.number, sale: sale.number, eway_bill: vehicle.eway_bill },
    after: { vehicle: vehicle_number, credit_note: creditNote },
    reason,
    consent: null,
    ...context,
  });
  await finishVehicleStep(tx, input, "cancel invoice", {
    shipmentId,
    entries: [
      {
        text: cutText(`Invoice ${bill.number} for vehicle ${vehicle_number} cancelled: ${reason}`, 400),
        audience: ["seller"],
      },
      {
        text: `Invoice ${sale.number} for vehicle ${vehicle_number} taken back by credit note ${creditNote}: ${correction}`,
        audience: ["buyer"],
      },
      { text: `The invoice of vehicle ${vehicle_number} was cancelled`, audience: ["transporter"] },
    ],
  });
}

function checkTurn(vehicle: ShipmentRow, taker: StepInput["taker"]): void {
  if (vehicle.delivered_at !== null) throw delivered();
  if (vehicle.invoiced_at === null) throw new Refusal("conflict", { message: "This vehicle is not invoiced yet." });
  if (taker === "seller" && invoiceCorrectedBy(vehicle) !== "seller") {
    const message = "This vehicle has its transport papers. Please ask our desk to take the invoice back.";
    throw new Refusal("conflict", { message });
  }
}

/** Both invoices of a vehicle as they were issued. */
async function papersOf(tx: Db, order: OrderRow, vehicle: ShipmentRow): Promise<VehiclePapers> {
  const invoiced = {
    order,
    lines: await listOrderLines(tx, order.id),
    loads: await listLoads(tx, order.id),
    shipments: [vehicle],
    issued: await selectIssuedInvoices(tx, order.id),
    parties: await readInvoiceParties(tx, order.seller_id),
  };
  return { sale: found(saleInvoices(invoiced)[0]), bill: found(sellerBills(invoiced)[0]) };
}
