import { shownOrderStatus } from "@mandi/shared/contract/trade-document";
import type { Step } from "@mandi/shared/ui/data/stepper";

/** The page shows statuses as spelled in the data. */
const way: readonly string[] = ["pending", "confirm", "vehicle booked", "loading", "delivered"];

/** The progress of an order; a cancelled one has none. */
export function stepsOf(status: string): readonly Step[] {
  if (status === "cancel") return [];
  const now = way.indexOf(shownOrderStatus(status));
  return way.map((step, place) => ({ key: step, title: step, state: stateOf(place, now) }));
}

/** After the last step nobody acts any more: it counts as done as well. */
function stateOf(place: number, now: number): Step["state"] {
  if (place === now && now < way.length - 1) return "now";
  return place <= now ? "done" : "next";
}
