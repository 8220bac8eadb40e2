import type { LedgerRow } from "@mandi/shared/contract/order";
import { formatDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { rupeesInWords } from "@mandi/shared/format/rupees-in-words";
import { ledger } from "@mandi/shared/messages/seller-order";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { ArrowDownLeft, ArrowUpRight } from "lucide-react";
import styles from "./ledger-table.module.css";

/** The seller's ledger of an order, including rows that the specification leaves out. */
export function LedgerTable({ rows }: { readonly rows: readonly LedgerRow[] }) {
  const closing = rows.at(-1)?.remaining_balance ?? 0;
  const columns: readonly Column<LedgerRow>[] = [
    { key: "serial", head: ledger.serial, phone: "hidden", cell: (_row, place) => place + 1 },
    {
      key: "date",
      head: ledger.date,
      isUnbroken: true,
      phone: "note",
      cell: ({ created_at }) => formatDay(created_at),
    },
    {
      key: "particulars",
      head: ledger.particulars,
      phone: "lead",
      isRowHead: true,
      cell: ({ description }) => <span className={styles.particulars}>{description}</span>,
      foot: ledger.closing(closing === 0 ? ledger.nil : rupeesInWords(closing).toLowerCase()),
    },
    { key: "transaction", head: ledger.transaction, phone: "line", cell: ({ transaction_id }) => transaction_id },
    {
      key: "amount",
      head: ledger.amount,
      align: "end",
      isStrong: true,
      phone: "figure",
      cell: ({ amount }) => formatRupees(amount),
    },
    {
      key: "type",
      head: ledger.type,
      phone: "aside",
      cell: ({ type }) => (
        <Pill tone={type === "credit" ? "ok" : "plain"} icon={type === "credit" ? ArrowDownLeft : ArrowUpRight}>
          {type}
        </Pill>
      ),
    },
    {
      key: "balance",
      head: ledger.balance,
      align: "end",
      isStrong: true,
      phone: "line",
      cell: ({ remaining_balance }) => formatRupees(remaining_balance),
      foot: formatRupees(closing),
    },
  ];
  return (
    <DataTable
      label={ledger.title}
      columns={columns}
      rows={rows}
      rowKey={({ transaction_id, description, amount }) => `${transaction_id} ${description} ${amount}`}
      emptyText={ledger.empty}
    />
  );
}
