import { transporterWorkspacePath } from "@mandi/shared/contract/page-paths";
import type { TransporterOrder } from "@mandi/shared/contract/transporter/order";
import { common } from "@mandi/shared/messages/common";
import { workspace } from "@mandi/shared/messages/transporter";
import { orders } from "@mandi/shared/messages/transporter-trade";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { NotRefreshed } from "@mandi/shared/ui/feedback/not-refreshed";
import { Skeleton } from "@mandi/shared/ui/feedback/skeleton";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { OlderRows } from "../common/older-rows";
import { NothingFound, useWorkSearch, WorkSearch } from "../common/work-search";
import { ownSteps, stepQueue } from "../trips/kept-steps/step-queue";
import type { WantedStep } from "../trips/step-form/wanted-step";
import { NextStepBar } from "./next-step-bar";
import { OrderCard } from "./order-card";
import styles from "./order-list.module.css";
import { useOrders } from "./use-orders";

const loadOrderDialog = () => import(/* webpackChunkName: "order-dialog" */ "./order-dialog");
const loadStepDialog = () => import(/* webpackChunkName: "step-dialog" */ "../trips/step-form/step-dialog");
const OrderDialog = latePart(async () => (await loadOrderDialog()).OrderDialog, {
  failed: common.failedTitle,
  waiting: null,
  isAsked: true,
});
const StepDialog = latePart(async () => (await loadStepDialog()).StepDialog, {
  failed: common.failedTitle,
  waiting: null,
  isAsked: true,
});

/** The dialogs have to open without a network too, so their code loads in advance. */
function loadDialogs(): void {
  Promise.all([loadStepDialog(), loadOrderDialog()]).catch(() => undefined);
}

/** The orders that the transporter carries, with the next step of each vehicle. */
export function OrderList() {
  const { search, onSearch } = useWorkSearch();
  return (
    <>
      <WorkSearch label={orders.search} placeholder={orders.searchExample} search={search} onSearch={onSearch} />
      <Found key={search} search={search} />
    </>
  );
}

function Found({ search }: { readonly search: string }) {
  const { state, older } = useOrders(search);
  const { refetch } = state;
  const { steps, sentCount } = useStore(stepQueue);
  const kept = ownSteps(steps);
  useEffect(loadDialogs, []);
  // Steps sent before this list was asked for are in its answer.
  const knownCount = useRef(sentCount);
  useEffect(() => {
    if (knownCount.current === sentCount) return;
    knownCount.current = sentCount;
    void refetch();
  }, [sentCount, refetch]);
  const [detailsOf, setDetailsOf] = useState<TransporterOrder | null>(null);
  const [wanted, setWanted] = useState<WantedStep | null>(null);
  return (
    <>
      <StatePlace
        state={state}
        skeleton={<Waiting />}
        empty={search === "" ? <NoOrders /> : <NothingFound search={search} />}
      >
        {({ rows }) => (
          <>
            <NotRefreshed since={state.staleSince} />
            <ul className={styles.list}>
              {rows.map((order) => (
                <li key={order.id}>
                  <OrderCard
                    order={order}
                    kept={kept.filter(({ orderId }) => orderId === order.id)}
                    onDetails={() => setDetailsOf(order)}
                    onStep={setWanted}
                  />
                </li>
              ))}
            </ul>
            <OlderRows older={older}>{orders.showOlder}</OlderRows>
            <NextStepBar orders={rows} kept={kept} onStep={setWanted} />
          </>
        )}
      </StatePlace>
      {detailsOf ? <OrderDialog order={detailsOf} onClose={() => setDetailsOf(null)} /> : null}
      {wanted ? (
        <StepDialog
          key={wanted.step}
          wanted={wanted}
          onTaken={() => void refetch()}
          onInstead={setWanted}
          onClose={() => setWanted(null)}
        />
      ) : null}
    </>
  );
}

function Waiting() {
  return <Skeleton label={common.loadingOf(orders.what)} rows={6} hasPicture={false} />;
}

function NoOrders() {
  return (
    <EmptyState
      heading="h2"
      title={orders.empty}
      text={orders.emptyText}
      actions={<ButtonLink to={transporterWorkspacePath}>{workspace.views.enquiry}</ButtonLink>}
      hasPanel
    />
  );
}
