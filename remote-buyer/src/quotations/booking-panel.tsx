import type { Quotation } from "@mandi/shared/contract/quotation";
import { formatMoment, formatTime } from "@mandi/shared/format/dates";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { ProgressBar } from "@mandi/shared/ui/data/progress-bar";
import { useRemaining } from "@mandi/shared/ui/data/use-remaining";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Panel } from "@mandi/shared/ui/layout/panel";
import { BadgeCheck, Clock } from "lucide-react";
import { useServerClock } from "../page/use-server-clock";
import { PaymentForm } from "../payments/payment-form";
import { bookingFormId } from "./booking-bar";
import styles from "./booking-panel.module.css";
import { PriceNotes } from "./price-notes";
import { PriceSums } from "./price-sums";
import type { QuotationPrices } from "./quotation-prices";
import { timeLeftWords } from "./time-left";
import { useBooking } from "./use-booking";

export interface BookingPanelProps {
  readonly quotation: Quotation;
  readonly prices: QuotationPrices;
  readonly onChanged: () => void;
}

/** A marked quotation: the landed price, and the booking amount that makes it an order (R-139, H-06). */
export function BookingPanel({ quotation, prices, onChanged }: BookingPanelProps) {
  const { pay, isBusy, refusal } = useBooking(quotation.id, onChanged);
  const isChecked = quotation.payment_under_check;
  return (
    <Panel rule="act" isBare>
      {isChecked ? (
        <Note tone="info" icon={Clock}>
          <b>{quotations.underCheck}</b>
          <br />
          {quotations.underCheckText}
        </Note>
      ) : (
        <Note tone="act" icon={BadgeCheck}>
          <b>{quotations.markedText}</b>
        </Note>
      )}
      <div className={styles.body}>
        <PriceSums quotation={quotation} prices={prices} />
        {isChecked ? null : (
          <PaymentForm
            id={bookingFormId}
            due={prices.booking}
            isPartAllowed={false}
            isBusy={isBusy}
            refusal={refusal}
            onPay={pay}
          />
        )}
        {quotation.valid_until === null || isChecked ? null : (
          <Validity quotation={quotation} until={quotation.valid_until} />
        )}
      </div>
      <PriceNotes />
    </Panel>
  );
}

function Validity({ quotation, until }: { readonly quotation: Quotation; readonly until: string }) {
  const clock = useServerClock(quotation.server_time);
  const left = useRemaining(new Date(until).getTime(), clock);
  const whole = new Date(until).getTime() - new Date(quotation.updated_at).getTime();
  const isToday = formatMoment(until).slice(0, 11) === formatMoment(clock()).slice(0, 11);
  return (
    <div className={styles.validity}>
      <p className={styles.line}>
        <span className={styles.quiet}>{quotations.validUntil(isToday ? formatTime(until) : formatMoment(until))}</span>
        <b>{left > 0 ? timeLeftWords(left) : quotations.over}</b>
      </p>
      <ProgressBar share={whole > 0 ? left / whole : 0} tone={left < 600_000 ? "danger" : "ink"} />
    </div>
  );
}
