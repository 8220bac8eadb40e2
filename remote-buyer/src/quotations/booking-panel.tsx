import type { ReportedTransfer } from "@mandi/shared/contract/payment";
import type { Quotation } from "@mandi/shared/contract/quotation";
import { formatDay, formatMoment, formatTime } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { timeLeftWords } from "@mandi/shared/format/time-left";
import { useOutcomeInView } from "@mandi/shared/forms/use-outcome-in-view";
import { payment } from "@mandi/shared/messages/buyer-trade";
import { quotationPage } from "@mandi/shared/messages/quotation-page";
import { serverNow } from "@mandi/shared/query/server-clock";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { ProgressBar } from "@mandi/shared/ui/data/progress-bar";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Panel } from "@mandi/shared/ui/layout/panel";
import { BadgeCheck, Clock } from "lucide-react";
import { OutcomeNote } from "../payments/outcome-note";
import { type PaymentAction, PaymentForm } from "../payments/payment-form";
import { bookingMeaning } from "../payments/payment-meanings";
import { ProofLink } from "../payments/proof-link";
import { useLedToPayment } from "../payments/use-led-to-payment";
import styles from "./booking-panel.module.css";
import { PriceNotes } from "./price-notes";
import { PriceSums } from "./price-sums";
import type { QuotationPrices } from "./quotation-prices";
import { TransferAdvice } from "./transfer-advice";
import { useBooking } from "./use-booking";
import { useSpokenTimeToBook, useTimeToBook } from "./use-time-to-book";

/** Id of the form that a phone's bar submits. */
export const bookingFormId = "booking";

export interface BookingPanelProps {
  readonly quotation: Quotation;
  readonly prices: QuotationPrices;
  readonly onChanged: () => void;
  readonly onAction: (action: PaymentAction | null) => void;
}

/** A marked quotation: the landed price, and the booking amount that makes it an order (docs/domain.md#payments). */
export function BookingPanel({ quotation, prices, onChanged, onAction }: BookingPanelProps) {
  const paying = useBooking(quotation.id, onChanged);
  const { left, isOver } = useTimeToBook(quotation, onChanged);
  const isChecked = quotation.payment_under_check;
  const outcome = useOutcomeInView(isChecked);
  useLedToPayment(bookingFormId);
  // A payment under way reports its outcome in its form.
  const isClosed = isOver && !paying.saving.isBusy;
  return (
    <Panel rule="act" isBare>
      <div role="status">
        {isChecked ? null : <MarkedNote isOnlyRead={isClosed} />}
        {isClosed && !isChecked ? <ClosedNote /> : null}
      </div>
      {isChecked ? (
        <OutcomeNote heading={outcome} tone="info" icon={Clock} title={quotationPage.underCheck}>
          {quotationPage.underCheckText}
        </OutcomeNote>
      ) : null}
      <div className={styles.body}>
        {isChecked && quotation.reported_transfer ? <Transfer transfer={quotation.reported_transfer} /> : null}
        <PriceSums quotation={quotation} prices={prices} />
        {isChecked || isClosed ? null : (
          <PaymentForm
            id={bookingFormId}
            due={prices.booking}
            isPartAllowed={false}
            meaning={bookingMeaning(quotation, prices)}
            paying={paying}
            onAction={onAction}
          />
        )}
        {isClosed && !isChecked ? <TransferAdvice number={quotation.unique_id} /> : null}
        {quotation.valid_until === null || left === null || left === 0 || isChecked ? null : (
          <Validity since={quotation.updated_at} until={quotation.valid_until} left={left} now={serverNow()} />
        )}
      </div>
      <PriceNotes
        isFreightFixed={Boolean(quotation.freight_to_pay ?? quotation.is_freight_at_cost)}
        freightTerms={quotation.freight_terms}
      />
    </Panel>
  );
}

/** What a marked quotation asks for, until a payment is reported. */
function MarkedNote({ isOnlyRead }: { readonly isOnlyRead: boolean }) {
  return (
    <Note {...(isOnlyRead ? {} : { tone: "act", icon: BadgeCheck })}>
      <b>{quotationPage.markedText}</b>
      {isOnlyRead ? null : (
        <>
          <br />
          {quotationPage.markedHelp}
        </>
      )}
    </Note>
  );
}

function ClosedNote() {
  return (
    <Note tone="warn" icon={Clock}>
      <b>{quotationPage.over}</b>
      <br />
      {quotationPage.overText}
    </Note>
  );
}

/** What the buyer reported, for comparison with the bank's receipt. */
function Transfer({ transfer: { utr, amount, paid_on, proof } }: { readonly transfer: ReportedTransfer }) {
  return (
    <>
      <DefinitionList
        items={[
          { term: payment.utr, value: utr },
          { term: payment.amount, value: formatRupees(amount) },
          { term: payment.paidOn, value: formatDay(paid_on) },
        ]}
      />
      {proof ? <ProofLink url={proof.url} words={quotationPage.ownProof} /> : null}
    </>
  );
}

interface ValidityProps {
  readonly since: string;
  readonly until: string;
  readonly left: number;
  readonly now: number;
}

function Validity({ since, until, left, now }: ValidityProps) {
  const whole = new Date(until).getTime() - new Date(since).getTime();
  const spoken = useSpokenTimeToBook(left);
  const isToday = formatMoment(until).slice(0, 11) === formatMoment(now).slice(0, 11);
  return (
    <div className={styles.validity}>
      <p className={styles.line}>
        <span className={styles.quiet}>
          {quotationPage.validUntil(isToday ? formatTime(until) : formatMoment(until))}
        </span>
        <b>{timeLeftWords(left)}</b>
      </p>
      <ProgressBar share={whole > 0 ? left / whole : 0} tone={left < 600_000 ? "danger" : "ink"} />
      <InlineStatus isHidden>{spoken}</InlineStatus>
    </div>
  );
}
