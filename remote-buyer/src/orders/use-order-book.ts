import type { ListTurns } from "@mandi/shared/contract/list-turns";
import type { OrderListQuery, SentOrder } from "@mandi/shared/contract/order";
import type { ReceivedOrder } from "@mandi/shared/contract/seller-order";
import { orderStatuses } from "@mandi/shared/contract/trade-document";
import { orders } from "@mandi/shared/messages/buyer-orders";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { listQuery } from "../common/list-address";
import { useCsvFile } from "../common/use-csv-file";
import { useListTurns } from "../common/use-list-turns";
import { type TradeSide, useTradeList } from "../common/use-trade-list";
import { readAllPages, tradeCsv } from "../documents/trade-csv";
import { readReceivedOrders, readSentOrders } from "./order.api";

/** One page of a list, with the side it belongs to. */
export interface OrderPage {
  readonly isSent: boolean;
  readonly data: readonly (SentOrder | ReceivedOrder)[];
  readonly total: number;
  readonly per_page: number;
  readonly current_page: number;
  readonly turns?: ListTurns;
}

/** As the quotations: the menu counts the same orders. */
const looksAgainMs = 30_000;

const orderPageQuery = defineQuery(
  async (signal, side: TradeSide, query: OrderListQuery): Promise<OrderPage> =>
    side === "sent"
      ? { isSent: true, ...(await readSentOrders(query, signal)) }
      : { isSent: false, ...(await readReceivedOrders(query, signal)) },
  { refetchInterval: () => looksAgainMs, isEmpty: ({ data }) => data.length === 0, isKept: true },
);

/** The orders of the address. */
export function useOrderBook() {
  const list = useTradeList(orderStatuses);
  const { side, view } = list;
  const query: OrderListQuery = listQuery(view);
  const file = useCsvFile((signal) => readFile(side, query, signal));
  const state = useQuery(orderPageQuery, [side, query]);
  return { list, turns: useListTurns(list, state), file, state };
}

/** The whole filtered list, not only the page on screen. */
async function readFile(side: TradeSide, query: OrderListQuery, signal: AbortSignal) {
  const isSent = side === "sent";
  const rows: (SentOrder | ReceivedOrder)[] = isSent
    ? await readAllPages((page) => readSentOrders({ ...query, page }, signal))
    : await readAllPages((page) => readReceivedOrders({ ...query, page }, signal));
  const text = tradeCsv(rows, orders.number, ({ order_id }) => order_id, [
    [isSent ? orders.total : orders.receivable, ({ for_price }) => for_price],
    [orders.due, ({ due_amount }) => due_amount],
  ]);
  return { name: isSent ? "orders.csv" : "received-orders.csv", text };
}
