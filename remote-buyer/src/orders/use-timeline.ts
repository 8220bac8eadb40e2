import type { Order } from "@mandi/shared/contract/order";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useEffect, useRef } from "react";
import { readTimeline } from "./order.api";

const timelineQuery = defineQuery((signal, id: number) => readTimeline(id, signal), {
  isEmpty: (events) => events.length === 0,
});

/** The events of an order, fetched again whenever the order has changed; those shown stay until the answer arrives. */
export function useTimeline({ id, updated_at }: Pick<Order, "id" | "updated_at">) {
  const state = useQuery(timelineQuery, [id]);
  const { refetch } = state;
  const shownAt = useRef(updated_at);
  useEffect(() => {
    if (shownAt.current === updated_at) return;
    shownAt.current = updated_at;
    void refetch();
  }, [updated_at, refetch]);
  return state;
}
