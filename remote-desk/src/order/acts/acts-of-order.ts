import type { DeskAct } from "../../acts/desk-act";
import type { DeskOrder } from "../order.api";
import { carrierActs } from "./carrier-acts";
import { deskActs } from "./desk-acts";
import { moneyActs } from "./money-acts";
import { paperActs } from "./paper-acts";
import { sellerActs } from "./seller-acts";

/** Steps that name a vehicle: without one there is nothing to take them for. */
const ofVehicle = [
  "driver",
  "remove vehicle",
  "loading",
  "final quantity",
  "invoice",
  "cancel invoice",
  "transport receipt",
  "eway bill",
  "proof of delivery",
];

/** The act of every step of an order, whether or not its status allows it. */
export const actsByStep = (order: DeskOrder): Readonly<Record<string, DeskAct>> => ({
  ...sellerActs(order),
  ...carrierActs(order),
  ...deskActs(order),
});

/** Everything that staff may do about this order now, in the order in which an order goes. */
export function actsOfOrder(order: DeskOrder): readonly DeskAct[] {
  const byStep = actsByStep(order);
  const hasVehicle = order.seller_view.vehicles.length > 0;
  const steps = (order.steps ?? []).filter((step) => hasVehicle || !ofVehicle.includes(step));
  return [...steps.flatMap((step) => byStep[step] ?? []), ...paperActs(order), ...moneyActs(order)];
}
