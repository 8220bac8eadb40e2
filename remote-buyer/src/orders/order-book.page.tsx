import { orderStatuses } from "@mandi/shared/contract/trade-document";
import { page } from "@mandi/shared/messages/buyer";
import { orders, quotations } from "@mandi/shared/messages/buyer-trade";
import { common } from "@mandi/shared/messages/common";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { Pager } from "@mandi/shared/ui/data/pager";
import { Skeleton } from "@mandi/shared/ui/feedback/skeleton";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { TradeListTools } from "../page/trade-list-tools";
import type { TradeList } from "../page/use-trade-list";
import styles from "./order-book.module.css";
import { OrderTable } from "./order-table";
import { useOrderBook } from "./use-order-book";

/** Orders sent, and for a seller those received. */
export default function OrderBookPage() {
  const { list, state } = useOrderBook();
  return (
    <Page>
      <PageHead title={orders.title} facts={list.side === "sent" ? orders.intro : orders.introReceived} />
      <TradeListTools label={orders.list} list={list} statuses={orderStatuses} words={{ cancel: orders.cancelled }} />
      <div className={styles.place}>
        <StatePlace
          state={state}
          skeleton={<Skeleton label={page.loading(orders.title)} rows={6} hasPicture={false} />}
          empty={<NoOrders list={list} />}
        >
          {({ isSent, data, current_page, per_page, total }) => (
            <>
              <OrderTable rows={data} isSent={isSent} />
              <Pager page={current_page} pageSize={per_page} total={total} pageHref={list.pageHref} />
            </>
          )}
        </StatePlace>
      </div>
    </Page>
  );
}

function NoOrders({ list }: { readonly list: TradeList }) {
  if (list.view.status !== null) {
    return (
      <EmptyState
        heading="h2"
        title={common.noData}
        text={orders.emptyFilterText}
        actions={<Button onClick={() => list.changeStatus(null)}>{quotations.showAll}</Button>}
        hasPanel
      />
    );
  }
  const isSent = list.side === "sent";
  return (
    <EmptyState
      heading="h2"
      title={orders.emptyTitle}
      text={isSent ? orders.emptyText : orders.emptyReceived}
      actions={
        isSent ? (
          <ButtonLink to="/quotation-list" variant="primary">
            {orders.toQuotations}
          </ButtonLink>
        ) : undefined
      }
      hasPanel
    />
  );
}
