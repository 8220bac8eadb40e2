import type { LedgerRow } from "@mandi/shared/contract/order";
import { ledger as words } from "@mandi/shared/messages/seller-trade";
import { paiseFromRupees, rupeesFromPaise, sumPaise } from "@mandi/shared/money/paise";
import { Price } from "@mandi/shared/ui/data/price";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { CheckCheck } from "lucide-react";
import styles from "./ledger-sums.module.css";

/** Both sides of the ledger and what is left, before the rows that say why. */
export function LedgerSums({ rows }: { readonly rows: readonly LedgerRow[] }) {
  const remaining = rows.at(-1)?.remaining_balance ?? 0;
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{words.earned}</dt>
        <dd>
          <Price rupees={sumOf(rows, "credit")} size="l" />
        </dd>
      </div>
      <div>
        <dt>{words.paidOut}</dt>
        <dd>
          <Price rupees={sumOf(rows, "debit")} size="l" />
        </dd>
      </div>
      <div>
        <dt>{words.remaining}</dt>
        <dd>
          <Price rupees={remaining} size="l" />
          {remaining === 0 ? (
            <Pill tone="ok" icon={CheckCheck}>
              {words.settled}
            </Pill>
          ) : null}
        </dd>
      </div>
    </dl>
  );
}

/** What is taken back leaves its own side again: nobody earned a cancelled invoice, and nobody paid it back. */
function sumOf(rows: readonly LedgerRow[], side: LedgerRow["type"]): number {
  const amounts = rows.flatMap(({ amount, type, reverses }) => {
    if (reverses === undefined) return type === side ? [amount] : [];
    return type === side ? [] : [-amount];
  });
  return rupeesFromPaise(sumPaise(amounts.map(paiseFromRupees)));
}
