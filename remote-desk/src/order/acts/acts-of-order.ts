import type { DeskAct } from "../../acts/desk-act";
import type { DeskOrder } from "../order.api";
import { carrierActs } from "./carrier-acts";
import { deskActs } from "./desk-acts";
import { moneyActs } from "./money-acts";
import { paperActs } from "./paper-acts";
import { sellerActs } from "./seller-acts";
import { isVehicleStep, vehiclesFor } from "./vehicle-steps";

/** The act of every step of an order, whether or not its status allows it. */
export const actsByStep = (order: DeskOrder): Readonly<Record<string, DeskAct>> => ({
  ...sellerActs(order),
  ...carrierActs(order),
  ...deskActs(order),
});

/** All acts of staff on this order now, in the order of an order's steps. */
export function actsOfOrder(order: DeskOrder): readonly DeskAct[] {
  const byStep = actsByStep(order);
  const steps = (order.steps ?? []).filter((step) => !isVehicleStep(step) || vehiclesFor(order, step).length > 0);
  return [...steps.flatMap((step) => byStep[step] ?? []), ...paperActs(order), ...moneyActs(order)];
}
