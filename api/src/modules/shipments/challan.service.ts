import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import { readCarrierParty } from "../orders/invoice/invoice-parties.service";
import { challanOf } from "../orders/invoice/order-papers";
import { recordStep } from "../orders/steps/step.service";
import { issuePaper, listPapersOfOrder } from "../papers/paper.service";
import { findGstRate } from "../tax/tax-row.service";
import { taxedGoodsOf } from "../trade-papers/taxed-goods";
import { readEwayBillLimit } from "./eway/eway-limit.service";
import { needsEwayBill } from "./eway-bill.policy";
import { invoiceFacts } from "./vehicle-invoice.service";
import { type StepInput, vehicleFor } from "./vehicle-step.service";

/**
 * Issues the delivery challan of a loaded vehicle whose goods have to leave before the invoice (rule 55 of the CGST rules).
 *
 * @returns its number
 * @throws Refusal 404, 409 for a vehicle that is not loaded, is invoiced or has a challan
 */
export async function issueChallan(tx: Db, input: StepInput, shipmentId: number, reason: string): Promise<string> {
  const { order, context } = input;
  const vehicle = await vehicleFor(tx, input, "invoice", shipmentId);
  if (vehicle.loaded_at === null) throw new Refusal("conflict", { message: "The loaded quantity is not entered yet." });
  if (vehicle.invoiced_at !== null) {
    throw new Refusal("conflict", {
      message: "This vehicle is already invoiced: it travels with the invoice, not with a challan.",
    });
  }
  const issued = await listPapersOfOrder(tx, order.id);
  if (challanOf(issued, shipmentId) !== undefined) {
    throw new Refusal("conflict", { message: "This vehicle already has its delivery challan." });
  }
  const day = tradeDay(context.at);
  const facts = await invoiceFacts(tx, order, vehicle, { rate: await findGstRate(tx, order.hsn, day), day });
  const isDue = needsEwayBill(order, facts.lines, facts.load, await readEwayBillLimit(tx, context.at));
  const carrier = await readCarrierParty(tx, vehicle.transporter_id);
  const { number } = await issuePaper(
    tx,
    {
      kind: "challan",
      gstin: facts.parties.platform.gst_number,
      partyId: order.buyer_id,
      carrierId: vehicle.transporter_id,
      orderId: order.id,
      shipmentId,
      draw: (number, date) => ({
        ...taxedGoodsOf(facts, number, date),
        vehicle_number: vehicle.vehicle_number,
        carrier: carrier.name,
        reason,
        ...(isDue && { needs_eway_bill: 1 as const }),
      }),
    },
    context,
  );
  const text = `Delivery challan ${number} for vehicle ${vehicle.vehicle_number}`;
  const entries = [{ text, audience: ["buyer", "transporter"] as const }];
  await recordStep(tx, order, { step: "challan", entries, shipmentId }, context);
  return number;
}
