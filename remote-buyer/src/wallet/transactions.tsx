import type { CashWalletAnswer, WalletTransaction } from "@mandi/shared/contract/cash-wallet";
import { formatDay, formatTime, toIndianDay } from "@mandi/shared/format/dates";
import { formatRupees, MINUS } from "@mandi/shared/format/rupees";
import { wallet } from "@mandi/shared/messages/buyer";
import { Button } from "@mandi/shared/ui/controls/button";
import { DataTable } from "@mandi/shared/ui/data/data-table";
import { Pager } from "@mandi/shared/ui/data/pager";
import { Block } from "@mandi/shared/ui/layout/section";
import { Download, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { EntryPill } from "../documents/entry-pill";
import { toCsv } from "../page/csv";
import { saveFile } from "../page/save-file";
import styles from "./transactions.module.css";
import type { WalletAddress } from "./use-wallet";

export interface TransactionsProps {
  readonly fileName: string;
  readonly transaction: CashWalletAnswer["transaction"];
  readonly address: WalletAddress;
  /** What stands in the place of no lines. */
  readonly empty: ReactNode;
}

/** One page of a wallet's lines; the file holds what is on screen. */
export function Transactions({ fileName, transaction, address, empty }: TransactionsProps) {
  const { data, current_page, per_page, total } = transaction;
  return (
    <Block
      title={wallet.transactions}
      actions={data.length > 0 ? <Tools fileName={fileName} rows={data} /> : undefined}
    >
      {data.length === 0 ? empty : <Lines rows={data} />}
      {total > 0 ? <Pager page={current_page} pageSize={per_page} total={total} pageHref={address.pageHref} /> : null}
    </Block>
  );
}

function Tools({ fileName, rows }: { readonly fileName: string; readonly rows: readonly WalletTransaction[] }) {
  return (
    <span className={styles.tools} data-print="hide">
      <Button size="s" variant="quiet" icon={Download} onClick={() => saveFile(`${fileName}.csv`, csvOf(rows))}>
        {wallet.csv}
      </Button>
      <Button size="s" variant="quiet" icon={Printer} onClick={() => window.print()}>
        {wallet.print}
      </Button>
    </span>
  );
}

function Lines({ rows }: { readonly rows: readonly WalletTransaction[] }) {
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
          cell: ({ created_at }) => (
            <span className={styles.whole}>
              {formatDay(created_at)} <span className={styles.quiet}>{formatTime(created_at)}</span>
            </span>
          ),
        },
        { key: "description", head: wallet.description, phone: "lead", cell: ({ description }) => description },
        {
          key: "id",
          head: wallet.transactionId,
          phone: "line",
          cell: ({ transaction_id }) => <span className={styles.quiet}>{transaction_id}</span>,
        },
        { key: "status", head: wallet.status, phone: "aside", cell: ({ status }) => <EntryPill type={status} /> },
        {
          key: "amount",
          head: wallet.amount,
          align: "end",
          isStrong: true,
          phone: "figure",
          cell: ({ status, amount }) => <Amount isDebit={status === "debit"} amount={amount} />,
        },
      ]}
    />
  );
}

/** Debit takes from the wallet, anything else adds to it. */
function Amount({ isDebit, amount }: { readonly isDebit: boolean; readonly amount: number }) {
  if (isDebit) return <span>{`${MINUS}${formatRupees(amount)}`}</span>;
  return <span className={styles.added}>{formatRupees(amount, { signed: true })}</span>;
}

function csvOf(rows: readonly WalletTransaction[]): string {
  const head = [wallet.date, wallet.description, wallet.transactionId, wallet.status, wallet.amount, wallet.balance];
  const lines = rows.map(({ created_at, description, transaction_id, status, amount, remaining_balance }) => [
    toIndianDay(created_at),
    description,
    transaction_id,
    status,
    amount,
    remaining_balance,
  ]);
  return toCsv([head, ...lines]);
}
