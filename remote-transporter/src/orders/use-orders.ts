import { definePages } from "@mandi/shared/query/pages";
import { readNewestRows } from "../common/newest-rows";
import { refetchInterval, useNewestRows } from "../common/use-newest-rows";
import { readOrders } from "./orders.api";

const orderPages = definePages((signal, number: number) => readNewestRows((page) => readOrders(signal, page), number), {
  keyOf: ({ id }) => id,
  refetchInterval,
  isKept: true,
});

/** The orders a transporter carries. */
export function useOrders() {
  return useNewestRows(orderPages);
}
