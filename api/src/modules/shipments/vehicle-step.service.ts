import type { ActContext } from "../../platform/act-context";
import type { Db } from "../../platform/database/database";
import { found } from "../../platform/errors";
import { unplannedLines } from "../orders/amounts/order-amounts";
import { listOrderLines } from "../orders/amounts/order-amounts.service";
import { settleIfDone } from "../orders/amounts/order-payment.service";
import { advance, type OrderStep, type StepTaker } from "../orders/order.policy";
import type { OrderRow } from "../orders/order.store";
import { checkStep, recordStep, type TimelineEntry } from "../orders/steps/step.service";
import { type ShipmentRow, selectShipment } from "./shipment.store";
import { listLoads } from "./shipment-load.open.store";
import { listShipments } from "./shipment-view.open.store";

/** The input of every vehicle step. The order is locked. */
export interface StepInput {
  readonly order: OrderRow;
  readonly taker: StepTaker;
  readonly context: ActContext;
  readonly remark?: string | undefined;
}

/** The vehicle that a step names, once the step is allowed at all. @throws Refusal 403, 404, 409 */
export async function vehicleFor(tx: Db, input: StepInput, step: OrderStep, shipmentId: number): Promise<ShipmentRow> {
  checkStep(input.order, step, input.taker);
  return found(await selectShipment(tx, input.order.id, shipmentId), "This vehicle is not on this order.");
}

/** Whether a step changes nothing on the vehicle and adds no note, so that the other sides need no notification. */
export function isNoNews({ remark = "" }: StepInput, vehicle: ShipmentRow, columns: Partial<ShipmentRow>): boolean {
  const standing = new Map<string, unknown>(Object.entries(vehicle));
  return remark.trim() === "" && Object.entries(columns).every(([name, value]) => isEqual(standing.get(name), value));
}

function isEqual(one: unknown, other: unknown): boolean {
  return one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;
}

/** Quantity of an order that has no vehicle yet, by size. */
export async function listUnplanned(db: Db, orderId: number) {
  return unplannedLines(await listOrderLines(db, orderId), await listLoads(db, orderId));
}

/** Completes a vehicle's step: the order advances when this was the last vehicle that it waited for (docs/domain.md#order). */
export async function finishVehicleStep(
  tx: Db,
  { order, context, remark }: StepInput,
  step: OrderStep,
  taken: { readonly entries: readonly TimelineEntry[]; readonly shipmentId?: number },
): Promise<void> {
  const vehicles = await listShipments(tx, order.id);
  const unplanned = await listUnplanned(tx, order.id);
  const status = advance(
    order.status,
    vehicles.map((vehicle) => ({
      hasDriver: vehicle.driver_name !== "",
      hasReported: vehicle.reported_at !== null,
      isDelivered: vehicle.delivered_at !== null,
    })),
    unplanned.some(({ quantityKg }) => quantityKg > 0),
  );
  await recordStep(tx, order, { step, status, remark, ...taken }, context);
  if (status === "delivered" && order.status !== "delivered") await settleIfDone(tx, order.id, context);
}
