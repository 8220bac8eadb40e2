import type { Order } from "@mandi/shared/contract/order";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useParams } from "react-router-dom";
import { readOrder, readTimeline } from "./order.api";

/** The steps of trucks and papers are seen within ten seconds. */
const refreshEveryMs = 6_000;

/** States in which nobody acts any more. */
const still: ReadonlySet<string> = new Set(["delivered", "cancel"]);

const orderQuery = defineQuery((signal, id: string) => readOrder(id, signal), {
  refetchInterval: ({ status }) => (still.has(status) ? null : refreshEveryMs),
});

const timelineQuery = defineQuery((signal, id: number, _updatedAt: string) => readTimeline(id, signal), {
  isEmpty: (events) => events.length === 0,
});

/** The order of the address. It follows what seller, transporter and desk do, until the goods are there. */
export function useOrder() {
  const { id = "" } = useParams();
  return useQuery(orderQuery, [id]);
}

/** What happened with an order; asked for again whenever the order has moved. */
export function useTimeline({ id, updated_at }: Order) {
  return useQuery(timelineQuery, [id, updated_at]);
}
