import type { OrderListQuery, SentOrder } from "@mandi/shared/contract/order";
import type { ReceivedOrder } from "@mandi/shared/contract/seller-order";
import { orderStatuses } from "@mandi/shared/contract/trade-document";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { type TradeSide, useTradeList } from "../page/use-trade-list";
import { readReceivedOrders, readSentOrders } from "./order.api";

/** One page of a list, with the side it belongs to. */
export interface OrderPage {
  readonly isSent: boolean;
  readonly data: readonly (SentOrder | ReceivedOrder)[];
  readonly total: number;
  readonly per_page: number;
  readonly current_page: number;
}

const orderPageQuery = defineQuery(
  async (signal, side: TradeSide, query: OrderListQuery): Promise<OrderPage> =>
    side === "sent"
      ? { isSent: true, ...(await readSentOrders(query, signal)) }
      : { isSent: false, ...(await readReceivedOrders(query, signal)) },
  { isEmpty: ({ data }) => data.length === 0, isKept: true },
);

/** The orders of the address. */
export function useOrderBook() {
  const list = useTradeList(orderStatuses);
  const { side, view } = list;
  const { status, sort, page, search } = view;
  const query: OrderListQuery = {
    ...(page > 1 && { page }),
    ...(status !== null && { status }),
    ...(sort !== "newest" && { sort }),
    ...(search !== "" && { search }),
  };
  return { list, state: useQuery(orderPageQuery, [side, query]) };
}
