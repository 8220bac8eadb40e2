import { daysAfter } from "@mandi/shared/format/days";
import type { ActContext } from "../../../platform/act-context";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { Refusal } from "../../../platform/errors";
import { lockOrder } from "../../orders/order.service";
import { findTaxValue } from "../../tax/tax-row.service";
import { ewayBillByIrn, ewayBillOf } from "../../tax-portal/documents/eway-bill";
import { refuseUnregistered } from "../../tax-portal/due-registration.service";
import { queueRequest } from "../../tax-portal/queue.service";
import { delivered } from "../vehicle.service";
import { insertEwayBill, lockLatestOfPaper, updateEwayBill } from "./eway-bill.store";
import { filled, readInvoicedVehicle } from "./eway-form.service";

/**
 * Asks the portal for the e-way bill of an invoiced vehicle: by the invoice's registration where it has one, else with the whole form.
 *
 * @returns its key
 * @throws Refusal 404, 409 not invoiced, delivered, has one or was already asked for, 422 the invoice must be registered first, or what the
 * form needs
 */
export async function makeEwayBill(
  tx: Db,
  asked: { readonly orderId: number; readonly shipmentId: number; readonly kilometres: number },
  context: ActContext,
): Promise<number> {
  await lockOrder(tx, asked.orderId);
  const { vehicle, issued, paper, journey } = await readInvoicedVehicle(tx, asked);
  if (vehicle.delivered_at !== null) throw delivered();
  const latest = await lockLatestOfPaper(tx, issued.id);
  if (latest?.state === "active") {
    throw new Refusal("conflict", { message: `This vehicle has e-way bill ${latest.number}.` });
  }
  await refuseOld(tx, paper, context.at);
  const irn = await refuseUnregistered(tx, issued);
  const form = filled(() => (irn === null ? ewayBillOf(paper, journey) : ewayBillByIrn(irn, journey)));
  const row = {
    state: "draft",
    is_typed: false,
    kilometres: asked.kilometres,
    vehicle_number: vehicle.vehicle_number,
    carrier_gstin: journey.carrierGstin,
    code: null,
    message: null,
  } as const;
  const isAgain = latest !== undefined && latest.state !== "cancelled";
  if (isAgain) await updateEwayBill(tx, latest.id, row);
  const named = { order_id: asked.orderId, shipment_id: vehicle.id, paper_id: issued.id };
  const blank = { number: null, made_at: null, valid_until: null };
  const id = isAgain ? latest.id : await insertEwayBill(tx, { ...row, ...named, ...blank });
  await queueRequest(tx, { call: irn === null ? "makeEwb" : "makeEwbByIrn", paperId: issued.id, form }, context);
  return id;
}

/** @throws Refusal 409 for an invoice that is older than the law allows */
async function refuseOld(tx: Db, { date }: { readonly date: string }, at: Date): Promise<void> {
  const today = tradeDay(at);
  const days = await findTaxValue(tx, "ewb.doc_age", today);
  if (days === undefined || today <= daysAfter(date, days)) return;
  const message = `The portal makes e-way bills for documents of the last ${days} days. Please issue a new invoice.`;
  throw new Refusal("conflict", { message });
}
