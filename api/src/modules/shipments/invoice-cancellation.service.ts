import type { InvoiceCorrection } from "@mandi/shared/contract/tax-invoice";
import { cutText } from "../../platform/cut-text";
import type { Db } from "../../platform/database/database";
import { found, Refusal } from "../../platform/errors";
import { standingPaper, withEwayBill } from "../orders/invoice/order-papers";
import { invoiceCorrectedBy } from "../orders/order.policy";
import type { IssuedPaper } from "../papers/paper";
import { issuePaper, listPapersOfOrder, notePaper } from "../papers/paper.service";
import { undoInvoice } from "./invoice-undo.service";
import { whyInvoiceLasts } from "./lasting-invoice.service";
import type { ShipmentRow } from "./shipment.store";
import { finishVehicleStep, type StepInput, vehicleFor } from "./vehicle-step.service";

/** Why an invoice is cancelled. */
export interface InvoiceMistake {
  /** The reason on the buyer's credit note. */
  readonly correction: InvoiceCorrection;
  /** The reason of the person who cancels it, for desk and seller; at most 400 characters. */
  readonly reason: string;
}

/**
 * Cancels the invoice of a vehicle by a credit note, as long as the vehicle has not delivered: its weight can be entered
 * again and the seller invoices it under another number. The e-way bill was made for that invoice and ends with it.
 *
 * @throws Refusal 404, 409 not invoiced, delivered, its registration is being cancelled, paid out to the seller or in a batch that pays it, or cancelled by the seller while on its way
 */
export async function cancelInvoice(
  tx: Db,
  input: StepInput,
  shipmentId: number,
  { correction, reason }: InvoiceMistake,
): Promise<void> {
  const { taker } = input;
  const vehicle = await vehicleFor(tx, input, "cancel invoice", shipmentId);
  checkTurn(vehicle, taker);
  const issued = await listPapersOfOrder(tx, input.order.id);
  const why = await whyInvoiceLasts(tx, input.order.id, vehicle, issued);
  if (why !== null) throw new Refusal("conflict", { message: why });
  const { creditNote, ...papers } = await issueCreditNote(tx, input, issued, { shipmentId, correction, reason });
  const { sale, bill } = papers;
  const { vehicle_number } = vehicle;
  await undoInvoice(tx, input, { vehicle, papers, creditNote, reason });
  await finishVehicleStep(tx, input, "cancel invoice", {
    shipmentId,
    entries: [
      {
        text: cutText(`Invoice ${bill.number} for vehicle ${vehicle_number} cancelled: ${reason}`, 400),
        audience: ["seller"],
      },
      {
        text: `Invoice ${sale.number} for vehicle ${vehicle_number} cancelled by credit note ${creditNote}: ${correction}`,
        audience: ["buyer"],
      },
      { text: `The invoice of vehicle ${vehicle_number} was cancelled`, audience: ["transporter"] },
    ],
  });
}

function checkTurn(vehicle: ShipmentRow, taker: StepInput["taker"]): void {
  if (vehicle.invoiced_at === null) throw new Refusal("conflict", { message: "This vehicle is not invoiced yet." });
  if (taker === "seller" && invoiceCorrectedBy(vehicle) === "desk") {
    const message = "This vehicle has its transport documents. Please ask our desk to cancel the invoice.";
    throw new Refusal("conflict", { message });
  }
}

/** Issues the note that cancels both invoices of a vehicle, based on the invoice as it was issued. */
async function issueCreditNote(
  tx: Db,
  { order, taker, context }: StepInput,
  papers: readonly IssuedPaper[],
  { shipmentId, correction, reason }: InvoiceMistake & { readonly shipmentId: number },
) {
  const invoice = found(standingPaper(papers, "invoice", shipmentId));
  const bill = found(standingPaper(papers, "bill", shipmentId));
  const sale = withEwayBill(invoice);
  const subject = { gstin: sale.supplier.gst_number, orderId: order.id, shipmentId };
  const draw = (number: string, date: string) => ({ number, date, reason: correction, invoice: sale });
  const { number } = await issuePaper(tx, { kind: "credit note", ...subject, draw }, context);
  const takenBy = taker === "seller" ? "seller" : "desk";
  const detail = { note: number, is_whole: true, reason, taken_by: takenBy } as const;
  for (const paper of [invoice, bill]) await notePaper(tx, paper, { event: "note", detail }, context);
  return { sale, bill: bill.snapshot, invoicePaperId: invoice.id, billPaperId: bill.id, creditNote: number };
}
