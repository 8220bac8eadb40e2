import type { FreightBillListAnswer } from "@mandi/shared/contract/transporter/freight-bill";
import { formatRupees } from "@mandi/shared/format/rupees";
import { bills } from "@mandi/shared/messages/transporter-bills";
import { Price } from "@mandi/shared/ui/data/price";
import styles from "./bills.module.css";

/** What the platform owes the transporter for deliveries, what it has paid, and the advances for trips under way. */
export function MoneySums({ answer }: { readonly answer: FreightBillListAnswer }) {
  const toPayBack = answer.to_pay_back ?? 0;
  const owed = formatRupees(toPayBack, { decimals: 2 });
  // The first figure is what is left of it; said once where all in all they owe just that.
  const isSaid = toPayBack === 0 || toPayBack === -answer.total_due;
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{answer.total_due < 0 ? bills.totalOwed : bills.totalDue}</dt>
        <dd>
          <Price rupees={Math.abs(answer.total_due)} size="l" decimals={2} />
        </dd>
        {isSaid ? null : (
          <dd className={styles.facts}>{(answer.total_due < 0 ? bills.lessDue : bills.afterOwed)(owed)}</dd>
        )}
      </div>
      <div>
        <dt>{bills.totalPaid}</dt>
        <dd>
          <Price rupees={answer.total_paid} size="l" decimals={2} />
        </dd>
      </div>
      {(answer.advance_ahead ?? 0) === 0 ? null : (
        <div>
          <dt>{bills.advanceAhead}</dt>
          <dd>
            <Price rupees={answer.advance_ahead ?? 0} size="l" decimals={2} />
          </dd>
        </div>
      )}
    </dl>
  );
}
