import type { SellerOrder } from "@mandi/shared/contract/seller-order";
import { type OrderStatus, shownOrderStatus } from "@mandi/shared/contract/trade-document";
import { formatDay } from "@mandi/shared/format/dates";
import { formatTonnes, formatWeighedTonnes } from "@mandi/shared/format/quantity";
import { order as messages } from "@mandi/shared/messages/seller-order";
import { sumTonnes } from "@mandi/shared/money/kilograms";
import type { Step } from "@mandi/shared/ui/data/stepper";

const way: readonly { readonly status: OrderStatus; readonly title: string }[] = [
  { status: "pending", title: messages.stepPending },
  { status: "confirm", title: messages.stepConfirm },
  { status: "vehicle booked", title: messages.stepVehicle },
  { status: "loading", title: messages.stepLoading },
  { status: "delivered", title: messages.stepDelivered },
];

/** The progress of an order; a cancelled one has none. */
export function orderSteps({ status, created_at, dispatch_date, vehicles }: SellerOrder): readonly Step[] {
  const [reportedAt] = vehicles.flatMap(({ reported_at }) => reported_at ?? []).sort();
  const now = way.findIndex((step) => step.status === shownOrderStatus(status));
  return way.map((step, place) => ({
    key: step.status,
    title: step.title,
    state: stateOf(place, now, way.length),
    ...(step.status === "pending" && { detail: formatDay(created_at) }),
    ...(step.status === "confirm" &&
      dispatch_date !== null && { detail: messages.dispatchOn(formatDay(dispatch_date)) }),
    ...(step.status === "loading" && reportedAt !== undefined && { detail: formatDay(reportedAt) }),
  }));
}

function stateOf(place: number, now: number, count: number): Step["state"] {
  if (place < now || now === count - 1) return "done";
  return place === now ? "now" : "next";
}

export function updateText({ update_for }: SellerOrder): string | null {
  switch (update_for) {
    case "quantity":
      return messages.quantityUpdated;
    case "variant":
      return messages.sizeUpdated;
    case "both":
      return messages.bothUpdated;
    case null:
      return null;
  }
}

/** What was ordered in all, in tonnes: `total_quantity` follows the loaded weight. */
export function orderedInAll({ ordered, total_quantity }: SellerOrder): number {
  return ordered === undefined ? total_quantity : sumTonnes(ordered.map(({ quantity }) => quantity));
}

/** `24 MT ordered, 24.040 MT loaded`: what weighing has made of the ordered quantity; null where it is as ordered. */
export function weighedChange(order: SellerOrder): string | null {
  const ordered = orderedInAll(order);
  const { total_quantity } = order;
  if (ordered === total_quantity) return null;
  return messages.weighed(formatTonnes(ordered), formatWeighedTonnes(total_quantity));
}
