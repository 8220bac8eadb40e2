import type { FreightBillListAnswer } from "@mandi/shared/contract/transporter/freight-bill";
import { bills } from "@mandi/shared/messages/transporter-bills";
import { OwedNote } from "@mandi/shared/ui/data/owed-note";
import { Price } from "@mandi/shared/ui/data/price";
import styles from "./bills.module.css";

/** What the platform owes the transporter for deliveries, what it has paid, and the advances for trips under way. */
export function MoneySums({ answer }: { readonly answer: FreightBillListAnswer }) {
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{answer.total_due < 0 ? bills.totalOwed : bills.totalDue}</dt>
        <dd>
          <Price rupees={Math.abs(answer.total_due)} size="l" decimals={2} />
        </dd>
        <OwedNote totalDue={answer.total_due} toPayBack={answer.to_pay_back} className={styles.facts} />
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
