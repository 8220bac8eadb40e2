import { addPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { nextDocumentNumber } from "../../platform/document-numbers";
import { found, Refusal } from "../../platform/errors";
import { takeInvoiceBack } from "../ledger/invoice-reversal.service";
import { lockOrderBooks } from "../ledger/order-entries.service";
import { refOf } from "../orders/order.service";
import { amountsOfPart, loadedLines } from "../orders/order-amounts";
import { listLoads, listOrderLines } from "../orders/order-amounts.service";
import { recordAdjustment } from "../orders/order-change.service";
import { updateShipment } from "./shipment.store";
import { delivered } from "./vehicle.service";
import { finishVehicleStep, type StepInput, vehicleFor } from "./vehicle-step.service";

/**
 * Takes the invoice of a vehicle back by a credit note, as long as the vehicle has not delivered: its weight can be entered
 * anew and the seller invoices it under another number. The e-way bill was made for that invoice and goes with it.
 *
 * @throws Refusal 404, 409 not invoiced, delivered, or paid out to the seller
 */
export async function cancelInvoice(tx: Db, input: StepInput, shipmentId: number, reason: string): Promise<void> {
  const { order, context } = input;
  const vehicle = await vehicleFor(tx, input, "cancel invoice", shipmentId);
  if (vehicle.delivered_at !== null) throw delivered();
  const { vehicle_number, invoice_number: invoice, sale_number: saleNumber } = vehicle;
  if (invoice === null || saleNumber === null) {
    throw new Refusal("conflict", { message: "This vehicle is not invoiced yet." });
  }
  const load = found((await listLoads(tx, order.id)).find((candidate) => candidate.shipmentId === shipmentId));
  const amounts = amountsOfPart(order, await listOrderLines(tx, order.id), loadedLines(load));
  const creditNote = await nextDocumentNumber(tx, "MC", context.at);
  await lockOrderBooks(tx, order, order.buyer_id);
  const freightPaise = addPaise(amounts.freightPaise, amounts.freightChangePaise);
  await takeInvoiceBack(tx, { order: refOf(order), invoice, saleNumber, creditNote, freightPaise }, context);
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
    before: { vehicle: vehicle_number, invoice, sale: saleNumber, eway_bill: vehicle.eway_bill },
    after: { vehicle: vehicle_number, credit_note: creditNote },
    reason,
    consent: null,
    ...context,
  });
  await finishVehicleStep(tx, input, "cancel invoice", {
    shipmentId,
    entries: [
      {
        text: `Invoice ${invoice} for vehicle ${vehicle_number} cancelled: ${reason}`.slice(0, 400),
        audience: ["seller"],
      },
      {
        text: `Invoice ${saleNumber} for vehicle ${vehicle_number} taken back by credit note ${creditNote}`,
        audience: ["buyer"],
      },
      { text: `The invoice of vehicle ${vehicle_number} was cancelled`, audience: ["transporter"] },
    ],
  });
}
