import type { LedgerRow } from "@mandi/shared/contract/order";
import { ledger as words } from "@mandi/shared/messages/seller-trade";
import { ledgerSum } from "@mandi/shared/money/ledger-sum";
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
          <Price rupees={ledgerSum(rows, "credit")} size="l" />
        </dd>
      </div>
      <div>
        <dt>{words.paidOut}</dt>
        <dd>
          <Price rupees={ledgerSum(rows, "debit")} size="l" />
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
