import { type OrderTurn, turnSteps } from "@mandi/shared/contract/order-turn";
import type { OrderStatus } from "@mandi/shared/contract/trade-document";
import type { TransporterStep } from "@mandi/shared/contract/transporter/order";

/** How far a vehicle has come. */
export interface VehicleOnItsWay {
  readonly driver_name: string;
  readonly reported_at: Date | null;
  readonly loaded_at: Date | null;
  readonly receipt_number: string | null;
  readonly invoiced_at: Date | null;
  readonly eway_bill: string | null;
  readonly delivered_at: Date | null;
}

/**
 * What a vehicle waits for, from any side (docs/domain.md#vehicle): one step at a time, so that only one side acts. Null when it
 * has delivered, and while the order still lacks a vehicle or driver.
 */
function vehicleTurn(status: OrderStatus, vehicle: VehicleOnItsWay): OrderTurn | null {
  if (status === "pending" || status === "cancel" || vehicle.delivered_at !== null) return null;
  if (vehicle.driver_name === "") return "driver";
  if (status === "confirm") return null;
  if (vehicle.reported_at === null) return "loading";
  if (vehicle.loaded_at === null) return "final_quantity";
  if (vehicle.invoiced_at === null) return "invoice";
  if (vehicle.receipt_number === null) return "transport_receipt";
  return vehicle.eway_bill === null ? "eway_bill" : "proof_of_delivery";
}

/** What an order waits for, beginning with the step of its hindmost vehicle; empty when no step is left. */
export function turnsOf(
  status: OrderStatus,
  vehicles: readonly VehicleOnItsWay[],
  unplannedKg: number,
): readonly OrderTurn[] {
  if (status === "pending") return ["confirm"];
  if (status === "delivered" || status === "cancel") return [];
  const turns = new Set<OrderTurn | null>(vehicles.map((vehicle) => vehicleTurn(status, vehicle)));
  if (unplannedKg > 0) turns.add("vehicle");
  return turnSteps.filter((step) => turns.has(step));
}

/** What a vehicle waits for from its transporter; null while another side must act. */
export function nextStep(
  vehicle: VehicleOnItsWay & { readonly status: OrderStatus },
): Exclude<TransporterStep, "vehicle"> | null {
  const turn = vehicleTurn(vehicle.status, vehicle);
  switch (turn) {
    case "driver":
    case "transport_receipt":
    case "eway_bill":
    case "proof_of_delivery":
      return turn;
    default:
      return null;
  }
}
