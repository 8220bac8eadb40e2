import type { OrderListQuery, SentOrder } from "@mandi/shared/contract/order";
import type { ReceivedOrder } from "@mandi/shared/contract/seller-order";
import { orderStatuses } from "@mandi/shared/contract/trade-document";
import { usePageState } from "@mandi/shared/state/use-page-state";
import { useTradeList } from "../page/use-trade-list";
import { readReceivedOrders, readSentOrders } from "./order.api";

/** One page of a list, with the side it belongs to. */
export interface OrderPage {
  readonly isSent: boolean;
  readonly data: readonly (SentOrder | ReceivedOrder)[];
  readonly total: number;
  readonly per_page: number;
  readonly current_page: number;
}

/** The orders of the address. */
export function useOrderBook() {
  const list = useTradeList(orderStatuses);
  const { side, view } = list;
  const { status, sort, page } = view;
  const query: OrderListQuery = {
    ...(page > 1 && { page }),
    ...(status !== null && { status }),
    ...(sort !== "newest" && { sort }),
  };
  const state = usePageState<OrderPage>(
    JSON.stringify({ side, query }),
    async (signal) =>
      side === "sent"
        ? { isSent: true, ...(await readSentOrders(query, signal)) }
        : { isSent: false, ...(await readReceivedOrders(query, signal)) },
    { isEmpty: ({ data }) => data.length === 0 },
  );
  return { list, state };
}
