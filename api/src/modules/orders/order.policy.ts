import type { OrderStatus } from "@mandi/shared/contract/trade-document";

/** The sides of an order; the desk is above them. */
export type Party = "buyer" | "seller" | "transporter";

/** The side that takes a step. */
export type StepTaker = Party | "desk";

/** Steps of a single vehicle: a truck that reported is loaded while another one is still on its way. */
const perVehicle = [
  "vehicle",
  "driver",
  "remove vehicle",
  "loading",
  "final quantity",
  "invoice",
  "cancel invoice",
  "transport receipt",
  "eway bill",
  "proof of delivery",
] as const;
const change = ["change order", "change freight", "quality"] as const;

/** Everything that can happen to an order after it was booked (docs/domain.md#order). */
export const orderSteps = ["confirm", "cancel", "award", ...perVehicle, ...change] as const;
export type OrderStep = (typeof orderSteps)[number];

type Cell = readonly OrderStep[];

/**
 * The order machine: which steps each status allows. `advance` moves the status, because a status covers all
 * vehicles together; only confirming and cancelling set it directly.
 */
export const allowedSteps: Readonly<Record<OrderStatus, Cell>> = {
  pending: ["confirm", "cancel", "award"],
  confirm: ["cancel", "award", "vehicle", "driver", "remove vehicle", ...change],
  "vehicle booked": ["cancel", ...perVehicle, ...change],
  loading: [...perVehicle, ...change],
  delivered: ["quality"],
  cancel: [],
};

/** Whose step it is; the desk may take every step (docs/domain.md#order). */
export const takersOf: Readonly<Record<OrderStep, readonly StepTaker[]>> = {
  confirm: ["seller", "desk"],
  cancel: ["desk"],
  award: ["desk"],
  vehicle: ["transporter", "desk"],
  driver: ["transporter", "desk"],
  "remove vehicle": ["desk"],
  loading: ["seller", "desk"],
  "final quantity": ["seller", "desk"],
  invoice: ["seller", "desk"],
  "cancel invoice": ["seller", "desk"],
  "transport receipt": ["transporter", "desk"],
  "eway bill": ["transporter", "desk"],
  "proof of delivery": ["transporter", "desk"],
  "change order": ["desk"],
  "change freight": ["desk"],
  quality: ["desk"],
};

/** True when an order in this status allows this step by this side. */
export function canStep(status: OrderStatus, step: OrderStep, taker: StepTaker): boolean {
  return takersOf[step].includes(taker) && allowedSteps[status].includes(step);
}

/** What happened to a vehicle after its invoice; null for what has not happened. */
export interface InvoicedVehicle {
  readonly invoiced_at: Date | null;
  readonly receipt_number: string | null;
  readonly eway_bill: string | null;
  readonly delivered_at: Date | null;
}

/**
 * Who may cancel the invoice of a vehicle: the seller until the transporter has issued a document for it, and then the desk, because
 * another party has to be asked. The invoice of a delivered vehicle is final.
 */
export function invoiceCorrectedBy(vehicle: InvoicedVehicle): "seller" | "desk" | null {
  if (vehicle.invoiced_at === null || vehicle.delivered_at !== null) return null;
  return vehicle.receipt_number === null && vehicle.eway_bill === null ? "seller" : "desk";
}

/** The progress of one vehicle, as far as the order's status depends on it. */
export interface VehicleProgress {
  readonly hasDriver: boolean;
  readonly hasReported: boolean;
  readonly isDelivered: boolean;
}

/**
 * The status after a step: it advances only when no quantity is without a vehicle and every vehicle has passed
 * (docs/domain.md#order). It never goes back, even when a change adds quantity that needs another vehicle.
 */
export function advance(
  status: OrderStatus,
  vehicles: readonly VehicleProgress[],
  hasUnplannedQuantity: boolean,
): OrderStatus {
  if (vehicles.length === 0 || hasUnplannedQuantity) return status;
  const next = nextWhenAll(status, vehicles);
  return next === status ? status : advance(next, vehicles, hasUnplannedQuantity);
}

function nextWhenAll(status: OrderStatus, vehicles: readonly VehicleProgress[]): OrderStatus {
  if (status === "confirm" && vehicles.every(({ hasDriver }) => hasDriver)) return "vehicle booked";
  if (status === "vehicle booked" && vehicles.every(({ hasReported }) => hasReported)) return "loading";
  if (status === "loading" && vehicles.every(({ isDelivered }) => isDelivered)) return "delivered";
  return status;
}
