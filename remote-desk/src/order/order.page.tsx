import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { kindWords } from "@mandi/shared/messages/desk";
import { orderActs } from "@mandi/shared/messages/desk-acts";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { NotRefreshed } from "@mandi/shared/ui/feedback/not-refreshed";
import { Note } from "@mandi/shared/ui/feedback/note";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { useState } from "react";
import { ActsPanel } from "../acts/acts-panel";
import type { DeskAct } from "../acts/desk-act";
import { deskLook } from "../common/desk-look";
import { DeskPage } from "../common/desk-page";
import { exact } from "../common/exact";
import { StatePill } from "../common/state-pill";
import { Walk } from "../decide/walk";
import { queueCrumb } from "../queue/queue-crumb";
import { actsOfOrder } from "./acts/acts-of-order";
import { LateNotNow } from "./acts/late-not-now";
import { nextActOf } from "./acts/next-act";
import { LateOrderParts } from "./late-order-parts";
import { NextActBar } from "./next-act-bar";
import type { DeskOrder } from "./order.api";
import styles from "./order.module.css";
import { OrderJumps } from "./order-jumps";
import { OrderMoney } from "./order-money";
import { OrderPart } from "./order-part";
import { lateAnchor } from "./part-list";
import { useOrder } from "./use-order";
import { WantedPart } from "./wanted-part";

/** An order on one page: the acts, money of three parties, trucks and documents, ledgers, and who did what. */
export default function OrderPage() {
  const { id, state, order, books, refetch } = useOrder();
  const opened = useState<DeskAct | null>(null);
  usePageTitle(order?.number ?? null);
  return (
    <DeskPage>
      <PageHead
        crumbs={[queueCrumb(), { label: order?.number ?? kindWords.order }]}
        title={order?.number ?? kindWords.order}
        status={order ? <StatePill kind="order" status={order.status} /> : null}
        facts={order ? factsOf(order) : undefined}
        actions={<Walk kind="order" id={id} />}
      />
      <NotRefreshed since={state.staleSince} />
      <StatePlace state={state} skeleton={<Waiting />} look={deskLook}>
        {({ data }) => (
          <WantedPart>
            <OrderJumps />
            <Columns
              side={
                <OrderPart of="acts">
                  <ActsPanel
                    label={orderActs.title}
                    acts={actsOfOrder(data)}
                    next={nextActOf(data)?.key}
                    waitingIds={data.approval_ids}
                    notNow={<LateNotNow order={data} />}
                    onChanged={refetch}
                    opened={opened}
                  />
                </OrderPart>
              }
              sideLabel={orderActs.title}
            >
              {data.warnings.length === 0 ? null : <Warnings warnings={data.warnings} />}
              <FreightMode order={data} />
              <OrderPart of="money">
                <OrderMoney order={data} />
              </OrderPart>
              <div id={lateAnchor} className={styles.late}>
                <LateOrderParts order={data} books={books} />
              </div>
            </Columns>
            <NextActBar order={data} onOpen={opened[1]} />
          </WantedPart>
        )}
      </StatePlace>
    </DeskPage>
  );
}

function FreightMode({ order: { buyer_view } }: { readonly order: DeskOrder }) {
  const { freight_to_pay, is_freight_at_cost } = buyer_view;
  if (!freight_to_pay && is_freight_at_cost !== 1) return null;
  return (
    <div className={styles.notes}>
      <Note tone="info">
        {freight_to_pay ? orderActs.freightToPay(exact(freight_to_pay.per_mt)) : orderActs.freightAtCost}
      </Note>
    </div>
  );
}

function Warnings({ warnings }: { readonly warnings: readonly string[] }) {
  return (
    <div className={styles.notes}>
      {warnings.map((warning) => (
        <Note key={warning} tone="warn">
          {warning}
        </Note>
      ))}
    </div>
  );
}

function factsOf({ product, quantity, buyer, seller, quotation }: DeskOrder): string {
  return `${product}, ${formatTonnes(quantity)}. ${buyer}, ${seller}. ${quotation}.`;
}

function Waiting() {
  return (
    <LoadingPlace label={kindWords.order}>
      <SkeletonBlock height={220} />
      <SkeletonBlock height={320} />
    </LoadingPlace>
  );
}
