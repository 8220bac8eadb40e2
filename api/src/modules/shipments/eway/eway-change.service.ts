import { daysAfter } from "@mandi/shared/format/days";
import { checkVehicle, formatVehicle, normaliseVehicle } from "@mandi/shared/format/vehicle";
import type { ActContext } from "../../../platform/act-context";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { found, invalidField, Refusal } from "../../../platform/errors";
import { readPaper } from "../../papers/paper.service";
import { findTaxValue } from "../../tax/tax-row.service";
import { isPortalVehicle } from "../../tax-portal/documents/eway-bill";
import { type EwayCancelCause, extensionOf, vehicleChangeOf } from "../../tax-portal/documents/eway-changes";
import { registeredPaperOf } from "../../tax-portal/documents/registered-paper";
import { queueRequest } from "../../tax-portal/queue.service";
import { selectShipment } from "../shipment.store";
import { type EwayBillRow, lockEwayBill, updateEwayBill } from "./eway-bill.store";
import { askToCancel, isCancellable } from "./eway-drop.service";
import { filled } from "./eway-form.service";
import { isForCarrier, isNearEnd } from "./extension.policy";
import { receiptOf } from "./receipt";

/**
 * Asks the portal to cancel an e-way bill. For one that was made elsewhere, for an invoice that was cancelled, it only records that its
 * maker has cancelled it.
 *
 * @throws Refusal 404, 409 not active, made elsewhere for an invoice that counts, or after 24 hours
 */
export async function cancelEwayBill(
  tx: Db,
  id: number,
  asked: { readonly cause: EwayCancelCause; readonly remark: string },
  context: ActContext,
): Promise<"asked" | "recorded"> {
  const bill = found(await lockEwayBill(tx, id));
  if (bill.state === "active" && bill.is_typed && bill.taken_back_at !== null) {
    await updateEwayBill(tx, id, { state: "cancelled", code: null, message: null });
    return "recorded";
  }
  const { row } = await readActive(tx, id);
  if (!isCancellable(row, context.at)) {
    throw new Refusal("conflict", {
      message: "The portal cancels e-way bills only within 24 hours. This one expires by itself.",
    });
  }
  await askToCancel(tx, row, asked, context);
  return "asked";
}

/**
 * Tells the portal that another vehicle carries the goods from here on (part B). A number that is not the trip's is typed twice, because the
 * police check the vehicle against this document.
 *
 * @throws Refusal 404, 409, 422
 */
export async function changeEwayVehicle(
  tx: Db,
  id: number,
  asked: Omit<Parameters<typeof vehicleChangeOf>[1], "receipt"> & { readonly again: string },
  context: ActContext,
): Promise<void> {
  const { row, named, invoiceDay } = await readStanding(tx, id);
  const vehicle = checkVehicle(asked.vehicle);
  if (vehicle.kind === "invalid") throw invalidField("vehicle_number", vehicle.reason);
  if (!isPortalVehicle(vehicle.value)) throw invalidField("vehicle_number", tooShort);
  const shipment = found(await selectShipment(tx, row.order_id, row.shipment_id));
  const form = filled(() => vehicleChangeOf(named, { ...asked, receipt: receiptOf(shipment, invoiceDay) }));
  if (form["vehicleNo"] === row.vehicle_number) {
    throw invalidField("vehicle_number", "The goods are already on this vehicle");
  }
  const again = normaliseVehicle(asked.again);
  if (vehicle.value !== shipment.vehicle_number && again !== vehicle.value) {
    const reason = again === "" ? otherVehicle(vehicle.value, shipment.vehicle_number) : "The two numbers differ.";
    throw invalidField("vehicle_again", reason);
  }
  await queueRequest(tx, { call: "setVehicle", paperId: row.paper_id, form }, context);
}

const tooShort = "The portal takes a vehicle number of 7 to 11 letters and digits";

const otherVehicle = (typed: string, own: string): string =>
  `${formatVehicle(typed)} is not the vehicle of this trip, ${formatVehicle(own)}. If the goods are on it, please type its number once more`;

/**
 * Asks the portal to extend an e-way bill that ends before its goods arrive.
 *
 * @throws Refusal 404, 409 outside the hours, or when only its carrier may, 422 for a remaining distance above the whole
 */
export async function extendEwayBill(
  tx: Db,
  id: number,
  asked: Omit<Parameters<typeof extensionOf>[1], "vehicle">,
  context: ActContext,
): Promise<void> {
  const { row, named } = await readStanding(tx, id);
  if (isForCarrier(row, named.gstin)) {
    const message =
      "The portal lets only the carrier extend this e-way bill. Ask them, then enter it again as their step with the rest of the way.";
    throw new Refusal("conflict", { message });
  }
  await refuseHours(tx, row, context.at);
  if (row.kilometres > 0 && asked.remainingKm > row.kilometres) {
    throw invalidField("remaining_km", `The whole way is ${row.kilometres} km`);
  }
  const form = filled(() => extensionOf(named, { ...asked, vehicle: row.vehicle_number }));
  await queueRequest(tx, { call: "extend", paperId: row.paper_id, form }, context);
}

async function refuseHours(tx: Db, row: ActiveRow, at: Date): Promise<void> {
  if (!isNearEnd(row, at)) {
    const message = "The portal extends an e-way bill from 8 hours before its end to 8 hours after it.";
    throw new Refusal("conflict", { message });
  }
  const days = await findTaxValue(tx, "ewb.extension", tradeDay(at));
  if (days === undefined || tradeDay(at) <= daysAfter(tradeDay(row.madeAt), days)) return;
  throw new Refusal("conflict", { message: `The portal extends an e-way bill up to ${days} days after it was made.` });
}

interface ActiveRow extends EwayBillRow {
  readonly madeAt: Date;
}

/** The same, if its invoice still counts. @throws Refusal 404, 409 */
async function readStanding(tx: Db, id: number): ReturnType<typeof readActive> {
  const active = await readActive(tx, id);
  if (active.row.taken_back_at === null) return active;
  throw new Refusal("conflict", { message: "The invoice of this e-way bill was cancelled." });
}

/** An active one that the portal made for us. @throws Refusal 404, 409 */
async function readActive(tx: Db, id: number) {
  const row = found(await lockEwayBill(tx, id));
  const { number, made_at: madeAt } = row;
  if (row.state !== "active" || number === null || madeAt === null) {
    throw new Refusal("conflict", { message: "This e-way bill is not active." });
  }
  if (row.is_typed) {
    const message = "This e-way bill was made outside. It can only be changed by the person who made it at the portal.";
    throw new Refusal("conflict", { message });
  }
  const { gstin, date: invoiceDay } = found(registeredPaperOf(await readPaper(tx, row.paper_id)));
  const active: ActiveRow = { ...row, madeAt };
  return { row: active, named: { gstin, number }, invoiceDay };
}
