import type { SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { formatTime } from "@mandi/shared/format/dates";
import { ordinal } from "@mandi/shared/format/ordinal";
import { formatPaise, formatRupees } from "@mandi/shared/format/rupees";
import { RefusalNote } from "@mandi/shared/forms/parts/refusal-note";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import type { useAnswerInView } from "@mandi/shared/forms/use-answer-in-view";
import { quotation as messages } from "@mandi/shared/messages/seller-trade";
import { paiseFromRupees, rupeesFromPaise } from "@mandi/shared/money/paise";
import { MoneyField } from "@mandi/shared/ui/controls/money-field";
import { TextArea } from "@mandi/shared/ui/controls/text-area";
import { Countdown } from "@mandi/shared/ui/data/countdown";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Price } from "@mandi/shared/ui/data/price";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Panel, PanelPart } from "@mandi/shared/ui/layout/panel";
import { KeepTyped } from "@mandi/shared/ui/overlay/keep-typed";
import { TrendingDown } from "lucide-react";
import type { RefObject } from "react";
import { distanceSentence, meantPrice } from "../common/far-price";
import { FarPriceDialog } from "../common/far-price-dialog";
import { shortSizes } from "../common/short-sizes";
import { firstPrice, myPlace, myRow, priceToBeFirst, typedPlace } from "./board";
import { ExFactoryFold } from "./ex-factory-fold";
import { MarketHelper } from "./market-helper";
import type { OfferPlaces } from "./offer-bar";
import { offerFigures } from "./offer-figures";
import styles from "./offer-panel.module.css";
import { StockNote } from "./stock-note";
import type { Offer } from "./use-offer";
import { WithdrawButton } from "./withdraw-button";

export interface OfferPanelProps {
  readonly quotation: SellerQuotation;
  readonly offer: Offer;
  readonly windowMs: number;
  readonly places: OfferPlaces;
  /** Its place receives the focus once an offer was sent or withdrawn. */
  readonly answer: ReturnType<typeof useAnswerInView<HTMLDivElement>>;
  readonly onEnd: () => void;
}

/** Time left, the seller's offer, and the form to make or change it. */
export function OfferPanel({ quotation, offer, windowMs, places, answer, onEnd }: OfferPanelProps) {
  const { saving } = offer;
  return (
    <Panel rule="ink" isBare>
      <PanelPart>
        <p className={styles.line}>
          <b className={styles.caption}>{messages.timeRemaining}</b>
          <span className={styles.subtle}>{messages.closesAt(formatTime(quotation.reply_deadline))}</span>
        </p>
        <Countdown endsAt={quotation.reply_deadline} totalMs={windowMs} onEnd={onEnd} />
      </PanelPart>
      <PanelPart>
        <OwnOffer quotation={quotation} place={answer.place} />
        <StockNote quotation={quotation} typed={offer.typed} />
        <form id={places.formId} className={styles.form} onSubmit={offer.handleSubmit} noValidate>
          <KeepTyped isDirty={offer.isDirty} />
          <MoneyField
            id={places.priceFieldId}
            label={messages.priceLabel}
            unit={messages.perTonne}
            size="l"
            hint={messages.priceHint}
            decimals={2}
            value={offer.price}
            error={offer.error}
            onValue={offer.setPrice}
          />
          <PlaceNote quotation={quotation} offer={offer} />
          <MarketHelper market={quotation.market} typedPaise={offer.typedPaise} />
          <LiveFigures quotation={quotation} offer={offer} />
          <TextArea
            label={messages.messageLabel}
            placeholder={messages.messagePlaceholder}
            maxLength={1000}
            value={offer.message}
            onChange={(event) => offer.setMessage(event.target.value)}
          />
          <RefusalNote text={offer.error ? null : saving.refusal} />
          <div ref={places.button}>
            <SubmitButton saving={saving} size="l" isFull busyText={messages.sending}>
              {messages.submit}
            </SubmitButton>
          </div>
        </form>
        <WithdrawButton quotation={quotation} answer={answer} />
        {offer.askedPaise === null ? null : (
          <FarPriceDialog
            asked={offer.askedPaise}
            use="offer"
            distance={distanceSentence(offer.askedPaise, paiseFromRupees(quotation.market.listed_base_price))}
            meant={meantPrice(
              offer.askedPaise,
              paiseFromRupees(quotation.market.listed_base_price),
              quotation.market.far_percent,
            )}
            isBusy={saving.isBusy}
            onUse={offer.takePrice}
            onConfirm={() => void offer.confirmPrice()}
            onClose={offer.correctPrice}
          >
            <MarketHelper market={quotation.market} typedPaise={offer.askedPaise} />
          </FarPriceDialog>
        )}
      </PanelPart>
    </Panel>
  );
}

interface OwnOfferProps {
  readonly quotation: SellerQuotation;
  readonly place?: RefObject<HTMLDivElement | null>;
}

/** The seller's own offer, and the one in first place beside it. */
function OwnOffer({ quotation, place: answerPlace }: OwnOfferProps) {
  const { basePrice } = quotation.orderData;
  const first = firstPrice(quotation.bidding_list);
  const toBeFirst = quotation.is_closed === 1 ? undefined : priceToBeFirst(quotation.bidding_list);
  const place = myPlace(quotation.bidding_list);
  const isUnderCheck = quotation.status === "pending" && myRow(quotation.bidding_list)?.is_under_check === 1;
  // The place stays the same element: it may have the focus when the offer goes.
  const isAlone = basePrice === null && first === undefined;
  const none = quotation.is_closed === 1 || quotation.status !== "pending" ? messages.noOffer : messages.noOfferYet;
  return (
    <div className={styles.own}>
      <div ref={answerPlace} tabIndex={-1}>
        {isAlone ? null : <p className={styles.subtle}>{captionOf(place)}</p>}
        {basePrice === null ? (
          <p className={isAlone ? styles.subtle : undefined}>{none}</p>
        ) : (
          <Price rupees={basePrice} size="l" unit={messages.perTonne} />
        )}
      </div>
      {first === undefined ? null : (
        <div className={styles.lowest}>
          <p className={styles.subtle}>{toBeFirst === undefined ? messages.first : messages.toBe1st}</p>
          <Price rupees={toBeFirst ?? first} size="m" />
        </div>
      )}
      {isUnderCheck ? <Note tone="warn">{messages.checkedFirst}</Note> : null}
    </div>
  );
}

const captionOf = (place: ReturnType<typeof myPlace>): string =>
  place ? messages.yourOfferAt(ordinal(place.rank), place.count) : messages.yourOffer;

/** The rank that the typed price would have, right under its field. */
function PlaceNote({ quotation, offer: { typedPaise } }: Pick<OfferPanelProps, "quotation" | "offer">) {
  if (typedPaise === null || quotation.orderData.basePrice === rupeesFromPaise(typedPaise)) return null;
  if (shortSizes(quotation).length > 0) return null;
  return (
    <Note tone="info" icon={TrendingDown}>
      {typedPlace(quotation.bidding_list, typedPaise)}
    </Note>
  );
}

/** Total, commission and receivable at the typed price, before anything is sent. */
function LiveFigures({ quotation, offer: { typedPaise } }: Pick<OfferPanelProps, "quotation" | "offer">) {
  if (typedPaise === null) return null;
  const { exPaise, commissionPaise, receivablePaise } = offerFigures(quotation, typedPaise);
  const commission = messages.commission(formatRupees(quotation.commission), quotation.commission_gst);
  return (
    <div className={styles.live}>
      <ExFactoryFold quotation={quotation} basePaise={typedPaise} exPaise={exPaise} />
      <DefinitionList
        isSum
        className={styles.sums}
        items={[
          { term: messages.goodsExFactory, value: formatPaise(exPaise) },
          ...(quotation.commission_type === "include"
            ? [{ term: commission, value: formatPaise(-commissionPaise) }]
            : []),
          { term: messages.receivable, value: formatPaise(receivablePaise), isTotal: true },
        ]}
      />
    </div>
  );
}

/** Replaces the form once the submission is closed. */
export function ClosedPanel({ quotation }: { readonly quotation: SellerQuotation }) {
  return (
    <Panel rule="ink" isBare>
      <PanelPart>
        <h2 className={styles.closed}>{messages.closed}</h2>
        {quotation.status === "pending" ? (
          <p className={styles.subtle}>
            {quotation.city_left_out ? messages.cityLeftOut(quotation.city_left_out) : messages.closedText}
          </p>
        ) : null}
      </PanelPart>
      <PanelPart>
        <OwnOffer quotation={quotation} />
        {quotation.status === "pending" ? <StockNote quotation={quotation} /> : null}
      </PanelPart>
    </Panel>
  );
}
