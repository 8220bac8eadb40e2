import { formatEnd } from "@mandi/shared/format/dates";
import type { ActContext } from "../../../platform/act-context";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { lockOrder } from "../../orders/order.service";
import { readPaper } from "../../papers/paper.service";
import { type EwayBillMade, PortalRefusal } from "../../tax-portal/tax-portal";
import { isEwayBillTaken, selectShipment, updateShipment } from "../shipment.store";
import { finishVehicleStep } from "../vehicle-step.service";
import { type EwayBillRow, lockLatestOfPaper, notPutOff, updateEwayBill } from "./eway-bill.store";
import { dropMade } from "./eway-drop.service";
import { readEwayKilometresPerDay } from "./eway-limit.service";
import { noteEwayBill } from "./eway-note.service";
import { type RefusedCall, recordDone, recordRefused } from "./eway-trail";
import { madeProblem } from "./made-check";

/** Our own code for an impossible answer. */
const wrongAnswerCode = "answer";

/**
 * The portal has made an e-way bill: its number goes on the vehicle and its documents. Where the invoice has been cancelled in the meantime,
 * the portal is asked to cancel it.
 *
 * @throws PortalRefusal when the answer cannot be right; none of it is kept
 */
export async function keepEwayBill(tx: Db, paperId: number, made: EwayBillMade, context: ActContext): Promise<void> {
  const { row, input } = await lockTogether(tx, paperId, context);
  const problem = madeProblem(made, row.kilometres, await readEwayKilometresPerDay(tx, made.madeAt));
  if (problem !== null) throw new PortalRefusal(wrongAnswerCode, problem);
  if (row.state === "active" && row.number === made.number) return;
  if (row.state === "active" || (await isEwayBillTaken(tx, made.number, row.shipment_id))) {
    throw new PortalRefusal(wrongAnswerCode, `E-way bill ${made.number} is not the one of this vehicle.`);
  }
  const facts = { number: made.number, made_at: made.madeAt, valid_until: made.validUntil };
  await recordDone(tx, row, { what: "made", detail: { eway_bill: made.number, ...untilOf(made) } }, context);
  if (row.state === "cancelled") {
    await updateEwayBill(tx, row.id, facts);
    return dropMade(tx, { ...row, ...facts }, context);
  }
  await updateEwayBill(tx, row.id, { ...facts, ...notPutOff, state: "active", code: null, message: null });
  await updateShipment(tx, row.shipment_id, { eway_bill: made.number, eway_valid_until: made.validUntil });
  await noteEwayBill(tx, input, row.shipment_id, made.number);
  await tell(tx, input, row, `E-way bill ${made.number} for vehicle ${row.vehicle_number}`);
}

/** The portal's answer to a change of an e-way bill. */
export interface EwayChange {
  readonly validUntil: Date;
  /** The vehicle that now carries the goods, where it changed. */
  readonly vehicle?: string;
}

/** The portal has changed the vehicle or the end of an e-way bill. */
export async function keepEwayChange(
  tx: Db,
  paperId: number,
  { validUntil, vehicle }: EwayChange,
  context: ActContext,
): Promise<void> {
  const { row, input } = await lockTogether(tx, paperId, context);
  if (row.made_at === null || validUntil <= row.made_at) {
    throw new PortalRefusal(wrongAnswerCode, "The e-way bill would end before it was made.");
  }
  const change = { ...notPutOff, valid_until: validUntil, warned_hours: null, code: null, message: null };
  await updateEwayBill(tx, row.id, { ...change, ...(vehicle === undefined ? {} : { vehicle_number: vehicle }) });
  const what = vehicle === undefined ? "extended" : "moved";
  const detail = { ...(vehicle !== undefined && { vehicle_number: vehicle }), ...untilOf({ validUntil }) };
  await recordDone(tx, row, { what, detail }, context);
  const shipment = found(await selectShipment(tx, row.order_id, row.shipment_id));
  if (shipment.eway_bill !== row.number) return;
  await updateShipment(tx, row.shipment_id, { eway_valid_until: validUntil });
  const text =
    vehicle === undefined
      ? `E-way bill ${row.number} extended to ${formatEnd(validUntil)}`
      : `The goods of vehicle ${row.vehicle_number} go on with vehicle ${vehicle}`;
  await tell(tx, input, row, text);
}

/** The portal has cancelled an e-way bill: the vehicle needs another. */
export async function keepEwayCancellation(tx: Db, paperId: number, context: ActContext): Promise<void> {
  const { row, input } = await lockTogether(tx, paperId, context);
  await updateEwayBill(tx, row.id, { state: "cancelled", code: null, message: null });
  await recordDone(tx, row, { what: "cancelled" }, context);
  const shipment = await selectShipment(tx, row.order_id, row.shipment_id);
  if (row.number === null || shipment?.eway_bill !== row.number) return;
  await updateShipment(tx, row.shipment_id, { eway_bill: null, eway_valid_until: null, eway_upload_id: null });
  await noteEwayBill(tx, input, row.shipment_id, null);
  await tell(tx, input, row, `E-way bill ${row.number} for vehicle ${row.vehicle_number} cancelled`);
}

/** The portal has refused to make or to change an e-way bill. */
export async function keepEwayRefusal(
  tx: Db,
  paperId: number,
  refused: RefusedCall,
  context: ActContext,
): Promise<void> {
  const row = await lockLatestOfPaper(tx, paperId);
  if (row === undefined) return;
  const { code, message } = refused.refusal;
  await updateEwayBill(tx, row.id, {
    ...notPutOff,
    code,
    message,
    ...(row.state === "draft" ? { state: "failed" } : {}),
  });
  await recordRefused(tx, row, refused, context);
}

const untilOf = ({ validUntil }: Pick<EwayBillMade, "validUntil">) =>
  validUntil === null ? {} : { valid_until: validUntil.toISOString() };

/** An invoice that was cancelled no longer gets an e-way bill. @throws PortalRefusal */
export async function refuseTakenBack(tx: Db, paperId: number): Promise<void> {
  const row = await lockLatestOfPaper(tx, paperId);
  if (row?.state === "cancelled" || row?.taken_back_at)
    throw new PortalRefusal("taken back", "The invoice was cancelled.");
}

/** Locks the order before the e-way bill, like every step of the order. */
async function lockTogether(tx: Db, paperId: number, context: ActContext) {
  const { order_id: orderId } = await readPaper(tx, paperId);
  const order = await lockOrder(tx, orderId ?? 0);
  const row = found(await lockLatestOfPaper(tx, paperId));
  return { row, input: { order, taker: "desk", context } as const };
}

type Together = Awaited<ReturnType<typeof lockTogether>>;

function tell(tx: Db, input: Together["input"], { shipment_id }: EwayBillRow, text: string): Promise<void> {
  return finishVehicleStep(tx, input, "eway bill", { shipmentId: shipment_id, entries: [{ text }] });
}
