import { cutText } from "../../platform/cut-text";
import type { Db } from "../../platform/database/database";
import { dryRun } from "../../platform/database/dry-run";
import { found, Refusal } from "../../platform/errors";
import { standingPaper } from "../orders/invoice/order-papers";
import { lockOrder } from "../orders/order.service";
import type { PaperOf } from "../papers/paper";
import { listPapersOfOrder, notePaper, readPaper } from "../papers/paper.service";
import { listEnding } from "../tax-portal/due-registration.service";
import { undoInvoice } from "./invoice-undo.service";
import { selectShipment } from "./shipment.store";
import { delivered } from "./vehicle.service";
import { finishVehicleStep, type StepInput } from "./vehicle-step.service";

type Context = StepInput["context"];

/**
 * Checks that the registration of an invoice may be cancelled, after which it no longer counts; notes and invoices of delivered vehicles stay.
 * The reversal is tried first, because once the portal has cancelled, the books must follow, together with other pending cancellations.
 *
 * @throws Refusal 404, 409 for a note, an invoice with a note, a delivered vehicle, or one paid out to the seller or in a batch that pays it
 */
export async function refuseLasting(tx: Db, paperId: number, context: Context): Promise<void> {
  const { kind, order_id: orderId, shipment_id: shipmentId } = await readPaper(tx, paperId);
  if (kind !== "invoice") {
    throw new Refusal("conflict", { message: "A note never changes. Please correct it with another note." });
  }
  if (orderId === null || shipmentId === null) return;
  await lockOrder(tx, orderId);
  const papers = await listPapersOfOrder(tx, orderId);
  const { events } = found(papers.find(({ id }) => id === paperId));
  if (events.some(({ event }) => event === "note")) {
    throw new Refusal("conflict", { message: "This invoice already has a note. Please correct it by another note." });
  }
  if ((await selectShipment(tx, orderId, shipmentId))?.delivered_at) throw delivered();
  const ending = await listEnding(tx, papers);
  const refusal = await dryRun(tx, async () => {
    for (const id of new Set([...ending.map(({ id }) => id), paperId])) await voidInvoice(tx, id, "Tried", context);
  });
  if (refusal !== null) throw refusal;
}

/**
 * The registration of an invoice is cancelled: the document no longer counts, its number stays used, the books are as before, and the
 * seller invoices the vehicle again under another number. Idempotent: an invoice that was already cancelled stays so.
 *
 * @throws Refusal 409 as {@link undoInvoice} does
 */
export async function voidInvoice(tx: Db, paperId: number, reason: string, context: Context): Promise<void> {
  const { order_id: orderId, shipment_id: shipmentId } = await readPaper(tx, paperId);
  if (orderId === null || shipmentId === null) {
    await notePaper(tx, { id: paperId }, { event: "void", detail: { reason } }, context);
    return;
  }
  const order = await lockOrder(tx, orderId);
  const papers = await listPapersOfOrder(tx, orderId);
  const invoice = standingPaper(papers, "invoice", shipmentId);
  if (invoice?.id !== paperId) return;
  const bill = found(standingPaper(papers, "bill", shipmentId));
  for (const { id } of [invoice, bill]) await notePaper(tx, { id }, { event: "void", detail: { reason } }, context);
  await undoTogether(tx, { order, taker: "desk", context }, { invoice, bill, reason });
}

async function undoTogether(
  tx: Db,
  input: StepInput,
  {
    invoice,
    bill,
    reason,
  }: { readonly invoice: PaperOf<"invoice">; readonly bill: PaperOf<"bill">; readonly reason: string },
): Promise<void> {
  const shipmentId = invoice.shipment_id ?? 0;
  const vehicle = found(await selectShipment(tx, input.order.id, shipmentId));
  const papers = {
    sale: invoice.snapshot,
    bill: bill.snapshot,
    invoicePaperId: invoice.id,
    billPaperId: bill.id,
  };
  await undoInvoice(tx, input, { vehicle, papers, creditNote: null, reason });
  const { vehicle_number } = vehicle;
  await finishVehicleStep(tx, input, "cancel invoice", {
    shipmentId,
    entries: [
      {
        text: cutText(
          `Our invoice for vehicle ${vehicle_number} is cancelled. Please invoice it again under another number than ${bill.number}: ${reason}`,
          400,
        ),
        audience: ["seller"],
      },
      {
        text: `Invoice ${invoice.number} for vehicle ${vehicle_number} is cancelled. A new one follows`,
        audience: ["buyer"],
      },
      { text: `The invoice of vehicle ${vehicle_number} was cancelled`, audience: ["transporter"] },
    ],
  });
}
