import type { TransporterOrder, TransporterStep, Trip } from "@mandi/shared/contract/transporter/order";

/** The step a person is about to take: a new vehicle of an order, or the next one of a trip. */
export type WantedStep =
  | { readonly step: "vehicle"; readonly order: TransporterOrder; readonly unplannedKg: number }
  | { readonly step: Exclude<TransporterStep, "vehicle">; readonly order: TransporterOrder; readonly trip: Trip };

/** Id of the button for a step, wherever the vehicle is listed. */
export const stepButtonId = (wanted: WantedStep): string =>
  `next ${wanted.order.id} ${wanted.step === "vehicle" ? "vehicle" : wanted.trip.id}`.replaceAll(" ", "-");
