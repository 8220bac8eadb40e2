import type { CashWalletAnswer, WalletTransaction } from "@mandi/shared/contract/cash-wallet";
import { formatDay, formatTime } from "@mandi/shared/format/dates";
import { point } from "@mandi/shared/format/joined";
import { columnDecimals, formatRupees, MINUS } from "@mandi/shared/format/rupees";
import { wallet } from "@mandi/shared/messages/buyer-wallet";
import { Button } from "@mandi/shared/ui/controls/button";
import { DataTable } from "@mandi/shared/ui/data/data-table";
import { Pager } from "@mandi/shared/ui/data/pager";
import { Block } from "@mandi/shared/ui/layout/section";
import { Download, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { DayRangeFields } from "../common/day-range-fields";
import { EntryPill } from "../documents/entry-pill";
import styles from "./transactions.module.css";
import type { WalletAddress } from "./use-wallet";
import { useWalletFile } from "./use-wallet-file";

export interface TransactionsProps {
  readonly transaction: CashWalletAnswer["transaction"];
  readonly address: WalletAddress;
  /** The meaning of the figure after each line: the balance, or the used credit. */
  readonly balanceHead: string;
  /** Shown instead of an empty list. */
  readonly empty: ReactNode;
}

/** One page of a wallet's lines of the chosen days; the file contains all of them. */
export function Transactions({ transaction, address, balanceHead, empty }: TransactionsProps) {
  const { data, current_page, per_page, total } = transaction;
  return (
    <Block title={wallet.transactions} actions={data.length > 0 ? <Tools address={address} /> : undefined}>
      {total > 0 || !address.days.isWhole ? <DayRangeFields choice={address.days} /> : null}
      {data.length === 0 ? empty : <Lines rows={data} balanceHead={balanceHead} />}
      {total > 0 ? (
        <Pager page={current_page} pageSize={per_page} total={total} pageHref={address.pageHref} isOfSection />
      ) : null}
    </Block>
  );
}

function Tools({ address }: Pick<TransactionsProps, "address">) {
  const { save, isBusy } = useWalletFile(address);
  return (
    <span className={styles.tools} data-print="hide">
      <Button size="s" variant="quiet" icon={Download} onClick={save} isBusy={isBusy}>
        {wallet.csv}
      </Button>
      <Button size="s" variant="quiet" icon={Printer} onClick={() => window.print()}>
        {wallet.print}
      </Button>
    </span>
  );
}

function Lines({ rows, balanceHead }: { readonly rows: readonly WalletTransaction[]; readonly balanceHead: string }) {
  const decimals = columnDecimals(rows.map(({ amount }) => amount));
  const balanceDecimals = columnDecimals(rows.map(({ remaining_balance }) => remaining_balance));
  return (
    <DataTable
      label={wallet.transactions}
      rows={rows}
      rowKey={({ transaction_id, status, amount }) => `${transaction_id} ${status} ${amount}`}
      columns={[
        {
          key: "date",
          head: wallet.date,
          phone: "note",
          cell: ({ created_at, transaction_id }) => (
            <>
              <span className={styles.whole}>
                {formatDay(created_at)}, <span className={styles.quiet}>{formatTime(created_at)}</span>
              </span>
              <span className={styles.onPhone}>{point + transaction_id}</span>
            </>
          ),
        },
        { key: "description", head: wallet.description, phone: "lead", cell: ({ description }) => description },
        {
          key: "id",
          head: wallet.transactionId,
          phone: "hidden",
          cell: ({ transaction_id }) => <span className={styles.quiet}>{transaction_id}</span>,
        },
        { key: "status", head: wallet.status, phone: "aside", cell: ({ status }) => <EntryPill type={status} /> },
        {
          key: "amount",
          head: wallet.amount,
          align: "end",
          isStrong: true,
          phone: "figure",
          cell: ({ status, amount }) => <Amount isDebit={status === "debit"} amount={amount} decimals={decimals} />,
        },
        {
          key: "balance",
          head: balanceHead,
          align: "end",
          phone: "line",
          cell: ({ remaining_balance }) => formatRupees(remaining_balance, { decimals: balanceDecimals }),
        },
      ]}
    />
  );
}

interface AmountProps {
  readonly isDebit: boolean;
  readonly amount: number;
  readonly decimals: 0 | 2;
}

/** A debit reduces the balance, anything else increases it. */
function Amount({ isDebit, amount, decimals }: AmountProps) {
  if (isDebit) return <span>{`${MINUS}${formatRupees(amount, { decimals })}`}</span>;
  return <span className={styles.added}>{formatRupees(amount, { signed: true, decimals })}</span>;
}
