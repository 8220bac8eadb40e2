import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import type { Order } from "@mandi/shared/contract/order";
import { orderBookPath, orderLedgerPath } from "@mandi/shared/contract/page-paths";
import { shownOrderStatus } from "@mandi/shared/contract/trade-document";
import { formatMoment } from "@mandi/shared/format/dates";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { orders } from "@mandi/shared/messages/buyer-orders";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { buyerAct } from "@mandi/shared/ui/data/order-act";
import { StatusPill } from "@mandi/shared/ui/data/status-pill";
import { NotRefreshed } from "@mandi/shared/ui/feedback/not-refreshed";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { ScrollText } from "lucide-react";
import { DocumentActions } from "../documents/document-actions";
import { DocumentPlace } from "../documents/document-place";
import { StatusCell } from "../documents/trade-cells";
import { OrderView } from "./order-view";
import { useOrder } from "./use-order";

const list = { to: orderBookPath, title: orders.book };

/** An order as its buyer sees it. */
export default function OrderDetailsPage() {
  const state = useOrder();
  usePageTitle(state.kind === "ready" ? orders.titleOf(state.data.order_id) : null);
  return (
    <Page>
      <DocumentPlace state={state} label={orders.one} list={list}>
        {(order) => (
          <>
            <Head order={order} />
            <NotRefreshed since={state.staleSince} />
            <OrderView order={order} onChanged={state.refetch} />
          </>
        )}
      </DocumentPlace>
    </Page>
  );
}

function Head({ order }: { readonly order: Order }) {
  const { id, order_id, status, commodity_product, brand, origin_city, consignee_detail, updated_at } = order;
  const title = orders.titleOf(order_id);
  return (
    <PageHead
      crumbs={[{ label: orders.book, to: orderBookPath }, { label: order_id }]}
      title={title}
      status={
        <StatusCell act={buyerAct(order)}>
          <StatusPill kind="order" status={shownOrderStatus(status)} />
        </StatusCell>
      }
      facts={orders.facts(
        [
          commodity_product.name,
          brand.name,
          formatTonnes(order.total_quantity),
          quotations.exTo(origin_city, consignee_detail.city),
        ],
        formatMoment(updated_at),
      )}
      actions={
        <DocumentActions title={title}>
          <ButtonLink to={orderLedgerPath(id)} icon={ScrollText}>
            {orders.ledger}
          </ButtonLink>
        </DocumentActions>
      }
    />
  );
}
