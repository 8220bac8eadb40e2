import { definePages } from "@mandi/shared/query/pages";
import { readNewestRows, searchOf } from "../common/newest-rows";
import { refetchInterval, useNewestRows } from "../common/use-newest-rows";
import { readOrders } from "./orders.api";

const orderPages = definePages(
  (signal, number: number, search: string) =>
    readNewestRows((page) => readOrders(signal, { ...page, ...searchOf(search) }), number),
  { keyOf: ({ id }) => id, refetchInterval, isKept: true },
);

/** The orders of a transporter that match a search; all of them when it is empty. */
export function useOrders(search: string) {
  return useNewestRows(orderPages, [search]);
}
