import type { OrderStatus } from "@mandi/shared/contract/trade-document";
import type { TransporterStep } from "@mandi/shared/contract/transporter/order";

/** How far a vehicle has come, and the status of its order. */
export interface VehicleOnItsWay {
  readonly status: OrderStatus;
  readonly driver_name: string;
  readonly reported_at: Date | null;
  readonly receipt_number: string | null;
  readonly invoiced_at: Date | null;
  readonly eway_bill: string | null;
  readonly delivered_at: Date | null;
}

/** What a vehicle waits for from its transporter; null while it is somebody else's turn. */
export function nextStep(vehicle: VehicleOnItsWay): Exclude<TransporterStep, "vehicle"> | null {
  if (vehicle.status === "cancel" || vehicle.delivered_at !== null) return null;
  if (vehicle.driver_name === "") return "driver";
  if (vehicle.reported_at !== null && vehicle.receipt_number === null) return "transport_receipt";
  if (vehicle.invoiced_at === null) return null;
  return vehicle.eway_bill === null ? "eway_bill" : "proof_of_delivery";
}
