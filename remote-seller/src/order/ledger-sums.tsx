import type { LedgerRow } from "@mandi/shared/contract/order";
import { ledger } from "@mandi/shared/messages/seller-order";
import { ledgerSum } from "@mandi/shared/money/ledger-sum";
import { Price } from "@mandi/shared/ui/data/price";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { CheckCheck } from "lucide-react";
import styles from "./ledger-sums.module.css";

/** Both sides of the ledger and the balance, before the rows that explain them. */
export function LedgerSums({ rows }: { readonly rows: readonly LedgerRow[] }) {
  const remaining = rows.at(-1)?.remaining_balance ?? 0;
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{ledger.earned}</dt>
        <dd>
          <Price rupees={ledgerSum(rows, "credit")} size="l" />
        </dd>
      </div>
      <div>
        <dt>{ledger.paidOut}</dt>
        <dd>
          <Price rupees={ledgerSum(rows, "debit")} size="l" />
        </dd>
      </div>
      <div>
        <dt>{ledger.remaining}</dt>
        <dd>
          <Price rupees={remaining} size="l" />
          {remaining === 0 ? (
            <Pill tone="ok" icon={CheckCheck}>
              {ledger.settled}
            </Pill>
          ) : null}
        </dd>
      </div>
    </dl>
  );
}
