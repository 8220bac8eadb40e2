import type { Quotation } from "@mandi/shared/contract/quotation";
import { useOutcomeInView } from "@mandi/shared/forms/use-outcome-in-view";
import { askAgain } from "@mandi/shared/messages/ask-again";
import { quotationPage } from "@mandi/shared/messages/quotation-page";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { Panel } from "@mandi/shared/ui/layout/panel";
import { Check } from "lucide-react";
import { OutcomeNote } from "../payments/outcome-note";
import type { PaymentAction } from "../payments/payment-form";
import { BookingPanel } from "./booking-panel";
import { GoToOrder } from "./go-to-order";
import { PriceNotes } from "./price-notes";
import { PriceSums } from "./price-sums";
import { pricesOf } from "./quotation-prices";
import styles from "./quotation-side.module.css";
import { WaitingPanel } from "./waiting-panel";

// Only where a quotation has ended.
const AskAgain = latePart(async () => (await import(/* webpackChunkName: "ask-again" */ "./ask-again")).AskAgain, {
  failed: askAgain.lost,
  waiting: <SkeletonBlock height={220} />,
});

export interface QuotationSideProps {
  readonly quotation: Quotation;
  readonly onChanged: () => void;
  /** What paying would do now, for a phone's bar. */
  readonly onAction: (action: PaymentAction | null) => void;
}

/** Price and the one action of the quotation's status. */
export function QuotationSide({ quotation, onChanged, onAction }: QuotationSideProps) {
  const prices = pricesOf(quotation);
  const ordered = useOutcomeInView(quotation.status === "ordered");
  switch (quotation.status) {
    case "Seller Marked":
      return prices ? (
        <BookingPanel quotation={quotation} prices={prices} onChanged={onChanged} onAction={onAction} />
      ) : null;
    case "ordered":
      return (
        <Panel rule="ink" isBare>
          <OutcomeNote heading={ordered} tone="ok" icon={Check} title={quotationPage.orderedText} />
          <div className={styles.body}>
            <GoToOrder quotation={quotation} place="panel" />
            {prices ? <PriceSums quotation={quotation} prices={prices} /> : null}
          </div>
          {prices ? (
            <PriceNotes
              isFreightFixed={Boolean(quotation.freight_to_pay ?? quotation.is_freight_at_cost)}
              freightTerms={quotation.freight_terms}
            />
          ) : null}
        </Panel>
      );
    case "pending":
      return <WaitingPanel quotation={quotation} onChanged={onChanged} />;
    case "expired":
    case "withdrawn":
    case "rejected":
      return <AskAgain quotation={quotation} reason={quotationPage.ended[quotation.status]} />;
    // A status of a later version is shown as text in the head; only a newer page knows the actions for it.
    default:
      return null;
  }
}
