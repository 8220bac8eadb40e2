import type { Quotation } from "@mandi/shared/contract/quotation";
import { quotationPage } from "@mandi/shared/messages/quotation-page";
import { wishFacts } from "@mandi/shared/messages/wish-facts";
import { ThreadPlace } from "@mandi/shared/thread/thread-place";
import { Stepper } from "@mandi/shared/ui/data/stepper";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { GeneratedLine } from "@mandi/shared/ui/paper/generated-line";
import { useState } from "react";
import { TaxSummary } from "../documents/document-foot";
import { GoodsDetails } from "../documents/goods-details";
import { goodsFacts } from "../documents/goods-facts";
import { LandedPrice } from "../documents/landed-price";
import { Parties } from "../documents/parties";
import { SizeLines } from "../documents/size-lines";
import { taxedPriceOf } from "../documents/taxed-price";
import { PayBar } from "../payments/pay-bar";
import type { PaymentAction } from "../payments/payment-form";
import { AskedTogether } from "./asked-together";
import { bookingFormId } from "./booking-panel";
import { FairPricePlace } from "./fair-price-place";
import { GoToOrder } from "./go-to-order";
import { PriceHistoryPlace } from "./price-history-place";
import { pricesOf } from "./quotation-prices";
import { QuotationSide } from "./quotation-side";
import { stepsOf } from "./quotation-steps";
import styles from "./quotation-view.module.css";
import { useQuotationNews } from "./use-quotation-news";

export interface QuotationViewProps {
  readonly quotation: Quotation;
  /** Called after an action: the quotation has to be refetched. */
  readonly onChanged: () => void;
}

/** The quotation on screen and on paper. */
export function QuotationView({ quotation, onChanged }: QuotationViewProps) {
  const prices = pricesOf(quotation);
  const news = useQuotationNews(quotation);
  const [action, setAction] = useState<PaymentAction | null>(null);
  const { variation, total_quantity, commodity_product, consignee_detail } = quotation;
  return (
    <>
      <InlineStatus isHidden>{news}</InlineStatus>
      <div className={styles.steps}>
        <Stepper label={quotationPage.steps} steps={stepsOf(quotation)} />
      </div>
      <Columns
        isSideFirst
        sideLabel={quotationPage.next}
        side={
          <>
            <QuotationSide quotation={quotation} onChanged={onChanged} onAction={setAction} />
            {prices ? <FairPricePlace quotation={quotation} /> : null}
          </>
        }
      >
        {prices ? (
          <LandedPrice steps={quotation.price_steps} totalQuantity={total_quantity} sizeCount={variation.length} />
        ) : null}
        <PriceHistoryPlace quotation={quotation} />
        <SizeLines lines={variation} totalQuantity={total_quantity} exPrice={prices?.exPrice ?? null} />
        <ThreadPlace quotationId={quotation.id} side="buyer" />
        <AskedTogether group={quotation.group ?? []} />
        <GoodsDetails thumbnail={commodity_product.thumbnail} facts={factsOf(quotation)} />
        <Parties billing={quotation.billing_address} consignee={consignee_detail} loading={quotation.loading_address} />
        {prices ? (
          <TaxSummary
            {...taxedPriceOf(quotation.price_steps, prices)}
            total={prices.forPrice}
            gstPercent={quotation.gst}
            {...(quotation.hsn !== undefined && { hsn: quotation.hsn })}
            placeOfSupply={consignee_detail.state}
          />
        ) : null}
      </Columns>
      <GeneratedLine />
      {prices && action ? (
        <PayBar form={bookingFormId} caption={quotationPage.booking} amount={prices.booking} action={action} />
      ) : null}
      <GoToOrder quotation={quotation} place="bar" />
    </>
  );
}

function factsOf(quotation: Quotation) {
  const { delivery_by } = quotation;
  return [
    ...goodsFacts(quotation),
    { term: quotationPage.purpose, value: quotation.purpose },
    ...(delivery_by === null ? [] : [{ term: quotationPage.deliveryBy, value: delivery_by }]),
    ...wishFacts(quotation),
    ...(quotation.description === "" ? [] : [{ term: quotationPage.message, value: quotation.description }]),
  ];
}
