import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { orderBookPath, papersOfOrderPath, sellerOrderLedgerPath } from "@mandi/shared/contract/page-paths";
import type { SellerOrder, SellerStep } from "@mandi/shared/contract/seller-order";
import { finalOrderStatuses, shownOrderStatus } from "@mandi/shared/contract/trade-document";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { unbroken } from "@mandi/shared/format/unbroken";
import { common } from "@mandi/shared/messages/common";
import { order as messages } from "@mandi/shared/messages/seller-order";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { QuotationActLine } from "@mandi/shared/ui/data/act-line";
import { goodsInRow } from "@mandi/shared/ui/data/asked-goods";
import { sellerAct } from "@mandi/shared/ui/data/order-act";
import { StatusPill } from "@mandi/shared/ui/data/status-pill";
import { Stepper } from "@mandi/shared/ui/data/stepper";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { NotRefreshed } from "@mandi/shared/ui/feedback/not-refreshed";
import { Note } from "@mandi/shared/ui/feedback/note";
import { SkeletonBlock, SkeletonFacts, SkeletonLine, SkeletonPanel } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Info, Printer } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useParams } from "react-router-dom";
import { useEndActions } from "../common/end-actions";
import { failureLook } from "../common/failure-look";
import { InvoiceBlock } from "./invoice-block";
import { readOrder, readSiteSetup } from "./order.api";
import {
  BillToBlock,
  CalculationBlock,
  PaymentPanel,
  PricingBlock,
  ProductBlock,
  ShipToBlock,
  VehicleBlock,
} from "./order-blocks";
import { orderSteps, updateText, weighedChange } from "./order-way";
import styles from "./seller-order.module.css";
import { StepBar } from "./step-bar";

/** Form and rules load only for orders that wait for the seller. */
const StepPanel = latePart(
  async () => (await import(/* webpackChunkName: "step-panel" */ "./steps/step-panel")).StepPanel,
  { failed: common.failedTitle, waiting: <SkeletonBlock height={360} /> },
);

/** Transporter, desk and buyer change the order while its seller looks; refreshed as on the buyer's page. */
const refreshEveryMs = 6_000;

const orderQuery = defineQuery((signal, id: string) => readOrder(id, signal), {
  refetchInterval: ({ status }) => (finalOrderStatuses.has(status) ? null : refreshEveryMs),
});
const siteQuery = defineQuery(readSiteSetup, { isKept: true });

/** An order of this seller: what to load for whom, what they receive, and their own next step. */
export default function SellerOrderPage() {
  const { id = "" } = useParams();
  const state = useQuery(orderQuery, [id]);
  const { staleSince, refetch } = state;
  usePageTitle(state.kind === "ready" ? state.data.order_id : null);
  if (state.kind === "ready") {
    // Another order starts afresh: what was typed for one must not be sent for the next.
    return <OrderView key={id} order={state.data} staleSince={staleSince} onChanged={refetch} />;
  }
  return (
    <Page>
      <PageHead
        crumbs={[{ label: messages.list, to: orderBookPath }, { label: messages.title }]}
        title={messages.title}
      />
      <StatePlace
        state={state}
        skeleton={<Waiting />}
        look={failureLook({ to: orderBookPath, label: messages.list })}
      />
    </Page>
  );
}

function Waiting() {
  return (
    <LoadingPlace label={messages.title}>
      <Columns side={<SkeletonPanel rows={5} />} isSideFirst>
        <SkeletonLine width="30%" height={20} />
        <SkeletonFacts rows={8} />
      </Columns>
    </LoadingPlace>
  );
}

interface OrderViewProps {
  readonly order: SellerOrder;
  readonly staleSince: number | null;
  readonly onChanged: () => void;
}

function OrderView({ order, staleSince, onChanged }: OrderViewProps) {
  const update = updateText(order);
  const stepPlace = useRef<HTMLDivElement>(null);
  const [nextStep] = order.next_steps;
  const [asked, setAsked] = useState<{ readonly step: SellerStep } | null>(null);

  const { inHead, atEnd } = useEndActions(
    <>
      <ButtonLink to={sellerOrderLedgerPath(order.id)}>{messages.ledger}</ButtonLink>
      <ButtonLink to={papersOfOrderPath(order.id)}>{messages.papers}</ButtonLink>
      <Button icon={Printer} onClick={() => window.print()}>
        {messages.print}
      </Button>
    </>,
  );

  function handleInvoice(again: SellerStep | null): void {
    if (again) setAsked({ step: again });
    onChanged();
  }

  return (
    <Page>
      <OrderHead order={order} actions={inHead} />
      <NotRefreshed since={staleSince} />
      {update === null ? null : (
        // Red by the specification where the order was changed; a usual weight is none.
        <Note tone={order.is_weighed_as_planned === 1 ? "info" : "bad"} icon={Info} className={styles.update}>
          {update} {weighedChange(order)}
        </Note>
      )}
      {order.status === "cancel" ? null : (
        <div className={styles.steps}>
          <Stepper label={messages.steps} steps={orderSteps(order)} />
        </div>
      )}
      <Columns
        isSideFirst
        sideLabel={messages.payment}
        side={
          <>
            {order.next_steps.length === 0 ? null : (
              <div ref={stepPlace} className={styles.stepPlace}>
                <StepPanel order={order} asked={asked} onChanged={onChanged} />
              </div>
            )}
            <PaymentPanel order={order} />
          </>
        }
      >
        <VehicleBlock order={order} />
        <InvoiceBlock order={order} onChanged={handleInvoice} />
        <PricingBlock order={order} />
        <CalculationBlock order={order} />
        <ProductBlock order={order} />
        <PartyBlocks order={order} />
      </Columns>
      {atEnd}
      {nextStep === undefined ? null : <StepBar step={nextStep} place={stepPlace} />}
    </Page>
  );
}

function OrderHead({ order, actions }: { readonly order: SellerOrder; readonly actions: ReactNode }) {
  const { order_id, commodity_product, brand, total_quantity } = order;
  const sizes = order.variation.filter(({ quantity }) => quantity > 0).map(({ value }) => value);
  const quantity = unbroken(formatTonnes(total_quantity));
  return (
    <PageHead
      crumbs={[{ label: messages.list, to: orderBookPath }, { label: order_id }]}
      title={messages.title}
      status={<StatusPill kind="order" status={shownOrderStatus(order.status)} />}
      facts={
        <>
          <p>
            {messages.facts(order_id, [commodity_product.name, brand.name, goodsInRow({ ...order, sizes }), quantity])}
          </p>
          <QuotationActLine act={sellerAct(order)} />
        </>
      }
      actions={actions}
    />
  );
}

/** The billed party, and where the goods go. */
function PartyBlocks({ order }: { readonly order: SellerOrder }) {
  // The order is shown without the site setup: missing values are '---'.
  const site = useQuery(siteQuery, []);
  return (
    <div className={styles.two}>
      <div>
        <BillToBlock order={order} site={site.kind === "ready" ? site.data : null} />
      </div>
      <div>
        <ShipToBlock order={order} />
      </div>
    </div>
  );
}
