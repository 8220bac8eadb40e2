import { carriedOrdersPath, quotationListPath } from "@mandi/shared/contract/page-paths";
import { orderStatuses } from "@mandi/shared/contract/trade-document";
import { orders } from "@mandi/shared/messages/buyer-orders";
import { common } from "@mandi/shared/messages/common";
import { Page } from "@mandi/shared/ui/layout/page";
import { SharedTools } from "@mandi/shared/ui/table/tools-place";
import { type NoTradesWords, TradeListPlace } from "../common/trade-list-place";
import { TradeListHead } from "../common/trade-list-tools";
import type { TradeList } from "../common/use-trade-list";
import { OrderTable } from "./order-table";
import { useOrderBook } from "./use-order-book";

const noOrders: NoTradesWords = {
  filtered: { title: common.noData, text: orders.emptyFilterText },
  title: orders.emptyTitle,
  sent: orders.emptyText,
  received: orders.emptyReceived,
  way: { to: quotationListPath, text: orders.toQuotations },
  carrier: { text: orders.emptyBought, way: { to: carriedOrdersPath, text: orders.toCarried } },
};

function introOf({ side, isTransporter }: TradeList): string {
  if (side === "received") return orders.introReceived;
  return isTransporter ? orders.introBought : orders.intro;
}

/** Orders sent, and for a seller those received. */
export default function OrderBookPage() {
  const { list, turns, file, state } = useOrderBook();
  return (
    <Page>
      <SharedTools>
        <TradeListHead
          title={orders.title}
          facts={introOf(list)}
          label={orders.list}
          list={list}
          turns={turns}
          file={file}
          statuses={orderStatuses}
          words={{ cancel: orders.cancelled }}
        />
        <TradeListPlace title={orders.title} list={list} state={state} words={noOrders}>
          {({ isSent, data }) => <OrderTable rows={data} isSent={isSent} />}
        </TradeListPlace>
      </SharedTools>
    </Page>
  );
}
