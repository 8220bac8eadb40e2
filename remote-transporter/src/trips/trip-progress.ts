import type { TransporterOrder, Trip } from "@mandi/shared/contract/transporter/order";
import { kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import type { KeptStep } from "./kept-steps/kept-step";

/** The steps that a driver's documents go through, as a trip shows them. */
export const tripMarks = ["driver", "transport_receipt", "eway_bill", "proof_of_delivery"] as const;
export type TripMark = (typeof tripMarks)[number];

const done: Record<TripMark, (trip: Trip) => boolean> = {
  driver: ({ driver_name }) => driver_name !== "",
  transport_receipt: ({ transport_receipt }) => transport_receipt !== null,
  eway_bill: ({ eway_bill }) => eway_bill !== null,
  proof_of_delivery: ({ proof_of_delivery }) => proof_of_delivery !== null,
};

export function isMarkDone(mark: TripMark, trip: Trip): boolean {
  return done[mark](trip);
}

/** The steps of this trip that wait for the network, oldest first. Refused ones no longer count. */
export function keptOfTrip(trip: Trip, kept: readonly KeptStep[]): readonly KeptStep[] {
  return kept.filter(({ body, refusal }) => body.trip_id === trip.id && refusal === null);
}

/** What comes next without the seller or our desk: after the driver the seller loads, weighs and invoices first. */
const following: Readonly<Record<TripMark, TripMark | null>> = {
  driver: null,
  transport_receipt: "eway_bill",
  eway_bill: "proof_of_delivery",
  proof_of_delivery: null,
};

/** The transporter's next step for this vehicle, counting those that wait for the network as taken. */
export function nextStepOf(trip: Trip, kept: readonly KeptStep[]): TripMark | null {
  const { next_step: next } = trip;
  const isKept = (step: TripMark) => kept.some(({ body }) => body.event === step);
  if (next === null || next === "vehicle" || isKept("proof_of_delivery")) return null;
  let step: TripMark | null = next;
  while (step !== null && (isKept(step) || isMarkDone(step, trip))) step = following[step];
  return step;
}

/** Details that were entered and can be changed until the vehicle has unloaded. */
export const changes = ["driver", "transport_receipt", "eway_bill"] as const;
export type TripChange = (typeof changes)[number];

export function changesOf(trip: Trip, { status }: TransporterOrder, kept: readonly KeptStep[]): readonly TripChange[] {
  if (status === "cancel" || status === "delivered" || isMarkDone("proof_of_delivery", trip)) return [];
  const isWaiting = (change: TripChange) => kept.some(({ body }) => body.event === change);
  return changes.filter((change) => isMarkDone(change, trip) && !isWaiting(change));
}

export function keptVehicles(kept: readonly KeptStep[]): readonly KeptStep[] {
  return kept.filter(({ body }) => body.event === "vehicle");
}

/** The quantity that has no vehicle yet, counting vehicles that wait for the network. */
export function unplannedKg({ unplanned_quantity }: TransporterOrder, kept: readonly KeptStep[]): number {
  const planned = keptVehicles(kept)
    .filter(({ refusal }) => refusal === null)
    .reduce((sum, { body }) => sum + kilogramsFromTonnes(body.planned_quantity ?? 0), 0);
  return Math.max(0, kilogramsFromTonnes(unplanned_quantity) - planned);
}

/** A vehicle can be planned from the seller's confirmation until the goods are delivered (docs/domain.md#order). */
export function canPlanVehicles({ status }: TransporterOrder): boolean {
  return status === "confirm" || status === "vehicle booked" || status === "loading";
}
