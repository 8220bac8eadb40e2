import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { quotationListPath, sellerOrderPath } from "@mandi/shared/contract/page-paths";
import type { SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { unbroken } from "@mandi/shared/format/unbroken";
import { useAnswerInView } from "@mandi/shared/forms/use-answer-in-view";
import { useOutcomeInView } from "@mandi/shared/forms/use-outcome-in-view";
import { common } from "@mandi/shared/messages/common";
import { quotation as messages } from "@mandi/shared/messages/seller-trade";
import type { Paise } from "@mandi/shared/money/paise";
import { ThreadPlace } from "@mandi/shared/thread/thread-place";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { QuotationActLine } from "@mandi/shared/ui/data/act-line";
import { goodsInRow } from "@mandi/shared/ui/data/asked-goods";
import { quotationAct } from "@mandi/shared/ui/data/quotation-act";
import { Pill, StatusPill } from "@mandi/shared/ui/data/status-pill";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { NotRefreshed } from "@mandi/shared/ui/feedback/not-refreshed";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { useEndActions } from "../common/end-actions";
import { rankSentence } from "./board";
import { OfferBar, useOfferPlaces } from "./offer-bar";
import { OfferBoard } from "./offer-board";
import { offerFigures } from "./offer-figures";
import { ClosedPanel, OfferPanel } from "./offer-panel";
import { CalculationBlock, LoadingBlock, NotesBlock, PricingBlock, ProductBlock } from "./quotation-blocks";
import { RefreshLine } from "./refresh-line";
import styles from "./seller-quotation.module.css";
import { useOffer } from "./use-offer";
import type { useSellerQuotation } from "./use-seller-quotation";

// Below the board: its code loads after the field for the price.
const WhatIfBlock = latePart(
  async () => (await import(/* webpackChunkName: "what-if" */ "./what-if-block")).WhatIfBlock,
  { failed: messages.whatIfLost, waiting: null },
);

/** The usual window for offers; with a longer one the bar stays full until the time left is down to this. */
const usualWindowMs = 60 * 60 * 1000;

export interface SellerQuotationViewProps {
  readonly id: string;
  readonly live: ReturnType<typeof useSellerQuotation>;
  readonly quotation: SellerQuotation;
}

/** A deadline that ran out while the page was open, and whether the seller was in the form, which goes with it. */
interface EndedWindow {
  readonly deadline: string;
  readonly wasInForm: boolean;
}

export function SellerQuotationView({ id, live, quotation }: SellerQuotationViewProps) {
  const answer = useAnswerInView<HTMLDivElement>(live.refetch);
  const offer = useOffer(id, quotation, answer);
  const places = useOfferPlaces();
  const { isBack } = offer;
  const { priceFieldId } = places;
  useEffect(() => {
    if (isBack) document.getElementById(priceFieldId)?.focus();
  }, [isBack, priceFieldId]);
  usePageTitle(quotation.product.unique_id);
  // The deadline that ran out here; when the server moves it, the form returns.
  const [ended, setEnded] = useState<EndedWindow | null>(null);
  const hasEndedHere = ended?.deadline === quotation.reply_deadline;
  const isClosed = quotation.is_closed === 1 || quotation.status !== "pending" || hasEndedHere;
  const closed = useOutcomeInView<HTMLDivElement>(hasEndedHere && ended.wasInForm);

  const { inHead, atEnd } = useEndActions(
    <>
      <RefreshLine {...live} />
      <Button icon={Printer} onClick={() => window.print()}>
        {messages.print}
      </Button>
    </>,
  );

  function handleEnd(): void {
    const wasInForm = places.form.current?.contains(document.activeElement) === true;
    setEnded({ deadline: quotation.reply_deadline, wasInForm });
    void live.refetch();
  }

  return (
    <Page>
      <PageHead
        crumbs={[{ label: messages.list, to: quotationListPath }, { label: quotation.product.unique_id }]}
        title={messages.title}
        status={
          <>
            <StatusPill kind="quotation" status={quotation.status} />
            {hasLost(quotation) ? <Pill tone="plain">{messages.notChosen}</Pill> : null}
          </>
        }
        facts={<Facts quotation={quotation} isClosed={isClosed} />}
        actions={inHead}
      />
      <NotRefreshed since={live.staleSince} />
      <InlineStatus isHidden>{hasEndedHere ? common.offersClosed : live.news}</InlineStatus>
      <Outcome quotation={quotation} />
      <Columns
        isSideFirst
        sideLabel={messages.yourOffer}
        side={
          isClosed ? (
            <div ref={closed} tabIndex={-1}>
              <ClosedPanel quotation={quotation} />
            </div>
          ) : (
            <div ref={places.form}>
              <OfferPanel
                quotation={quotation}
                offer={offer}
                answer={answer}
                windowMs={usualWindowMs}
                places={places}
                onEnd={handleEnd}
              />
            </div>
          )
        }
      >
        <Blocks quotation={quotation} typedPaise={isClosed ? null : offer.typedPaise} />
      </Columns>
      {atEnd}
      {isClosed ? null : <OfferBar quotation={quotation} offer={offer} places={places} />}
    </Page>
  );
}

interface BlocksProps {
  readonly quotation: SellerQuotation;
  readonly typedPaise: Paise | null;
}

/** The requested goods and their price; at the typed price while there is no offer. */
function Blocks({ quotation, typedPaise }: BlocksProps) {
  const isFirst = quotation.orderData.basePrice === null;
  const isOpen = quotation.status === "pending" && quotation.is_closed === 0;
  const preview = isFirst && typedPaise !== null ? offerFigures(quotation, typedPaise) : null;
  return (
    <>
      <OfferBoard quotation={quotation} />
      {isOpen ? <WhatIfBlock quotation={quotation} typedPaise={typedPaise} /> : null}
      <ProductBlock quotation={quotation} />
      <PricingBlock quotation={quotation} preview={preview} />
      <div className={styles.two}>
        <div>
          <CalculationBlock quotation={quotation} preview={preview} />
        </div>
        <div>
          <LoadingBlock quotation={quotation} />
        </div>
      </div>
      <NotesBlock />
      <ThreadPlace quotationId={quotation.id} side="seller" />
    </>
  );
}

function Facts({ quotation, isClosed }: { readonly quotation: SellerQuotation; readonly isClosed: boolean }) {
  const { product, orderData, bidding_list, status, reply_deadline } = quotation;
  const asked = goodsInRow({
    quality: quotation.quality?.name,
    sizes: quotation.variation.map(({ value }) => value),
  });
  const quantity = unbroken(formatTonnes(orderData.total_quantity));
  return (
    <>
      <p>
        {messages.facts(product.unique_id, [product.product, product.brand, asked, quantity])}{" "}
        {rankSentence(bidding_list, status === "pending")}
      </p>
      {status === "ordered" ? null : (
        <QuotationActLine
          act={quotationAct({
            status,
            side: "seller",
            isClosed,
            closesAt: reply_deadline,
            hasLost: hasLost(quotation),
            hasOffered: quotation.orderData.basePrice !== null,
          })}
        />
      )}
    </>
  );
}

/** Another seller's offer was marked. */
function hasLost({ status, has_won }: SellerQuotation): boolean {
  return !has_won && (status === "Seller Marked" || status === "ordered");
}

/** The outcome of the request for this seller, and a link to the order. */
function Outcome({ quotation }: Pick<SellerQuotationViewProps, "quotation">) {
  const { status, has_won, product } = quotation;
  if (status !== "Seller Marked" && status !== "ordered") return null;
  return (
    <div className={styles.outcome}>
      {status === "ordered" && product.order_id !== null ? (
        <ButtonLink variant="primary" to={sellerOrderPath(product.order_id)}>
          {messages.goToOrder}
        </ButtonLink>
      ) : null}
      {status === "Seller Marked" && has_won ? <Note tone="ok">{messages.wonText}</Note> : null}
      {has_won ? null : <Note tone="plain">{messages.lostText}</Note>}
    </div>
  );
}
