import type { TransporterOrder, Trip } from "@mandi/shared/contract/transporter-market";
import { kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import type { KeptStep } from "./kept-step";

/** The steps that a driver's papers go through, as a trip shows them. */
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

/** The step of this trip that waits for the network. Only one can: each next one needs the seller in between. */
export function keptOfTrip(trip: Trip, kept: readonly KeptStep[]): KeptStep | undefined {
  return kept.find(({ body }) => body.trip_id === trip.id);
}

export function keptVehicles(kept: readonly KeptStep[]): readonly KeptStep[] {
  return kept.filter(({ body }) => body.event === "vehicle");
}

/** What still has no vehicle, counting those that wait for the network. */
export function unplannedKg({ unplanned_quantity }: TransporterOrder, kept: readonly KeptStep[]): number {
  const planned = keptVehicles(kept)
    .filter(({ refusal }) => refusal === null)
    .reduce((sum, { body }) => sum + kilogramsFromTonnes(body.planned_quantity ?? 0), 0);
  return Math.max(0, kilogramsFromTonnes(unplanned_quantity) - planned);
}

/** A vehicle can be planned from the seller's confirmation until the goods are delivered (B3). */
export function canPlanVehicles({ status }: TransporterOrder): boolean {
  return status === "confirm" || status === "vehicle booked" || status === "loading";
}
