import type { DeskAct } from "../../acts/desk-act";
import type { DeskOrder } from "../order.api";
import { actsByStep, actsOfOrder } from "./acts-of-order";
import { ewayBillPath } from "./paper-acts";

type Vehicle = DeskOrder["seller_view"]["vehicles"][number];
type Truck = DeskOrder["buyer_view"]["driver_list"][number];

/** The act that takes the order on: of the truck that is furthest along, then of the order, then of its money. */
export function nextActOf(order: DeskOrder): DeskAct | null {
  const offered = new Map(actsOfOrder(order).map((act) => [act.key, act]));
  const byStep = actsByStep(order);
  const waiting = stepsOfTrucks(order);
  const steps = [
    "proof of delivery",
    "eway bill",
    "transport receipt",
    "invoice",
    "final quantity",
    "loading",
    "driver",
  ];
  const keys = [
    ...steps
      .filter((step) => waiting.has(step))
      .map((step) => (step === "eway bill" ? ewayBillPath(order) : byStep[step]?.key)),
    byStep["confirm"]?.key,
    order.award === null ? byStep["award"]?.key : byStep["vehicle"]?.key,
    "refund",
    "payout",
  ];
  const next = keys.find((key) => key !== undefined && offered.has(key));
  return next === undefined ? null : (offered.get(next) ?? null);
}

function stepsOfTrucks({ seller_view, buyer_view }: DeskOrder): ReadonlySet<string> {
  const trucks = new Map(buyer_view.driver_list.map((truck) => [truck.id, truck]));
  const steps = seller_view.vehicles.map((vehicle) => stepOf(vehicle, trucks.get(vehicle.id)));
  return new Set(steps.filter((step) => step !== null));
}

/** What a truck waits for; null once it has delivered. */
function stepOf({ driver_name, reported_at, final_quantity, invoice }: Vehicle, truck: Truck | undefined) {
  if (driver_name === "") return "driver";
  if (reported_at === null) return "loading";
  if (final_quantity === null) return "final quantity";
  if (invoice === null) return "invoice";
  if (!truck?.transport_receipt_number) return "transport receipt";
  if (!truck.eway_bill) return "eway bill";
  return truck.delivered_at ? null : "proof of delivery";
}
