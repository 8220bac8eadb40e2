import { formatDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { rupeesInWords } from "@mandi/shared/format/rupees-in-words";
import { ledger } from "@mandi/shared/messages/buyer-ledger";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { EntryPill } from "../documents/entry-pill";
import styles from "./ledger-table.module.css";
import type { NumberedRow } from "./use-order-ledger";

export interface LedgerTableProps {
  /** Oldest first. */
  readonly rows: readonly NumberedRow[];
  readonly isNewestFirst: boolean;
  readonly onTurn: () => void;
}

/** The lines of a ledger, numbered in the order of their dates. */
export function LedgerTable({ rows, isNewestFirst, onTurn }: LedgerTableProps) {
  const closing = rows.at(-1)?.remaining_balance ?? 0;
  return (
    <DataTable
      label={ledger.title}
      rows={isNewestFirst ? rows.toReversed() : rows}
      rowKey={({ serial }) => String(serial)}
      sort={{ key: "date", direction: isNewestFirst ? "descending" : "ascending" }}
      onSort={onTurn}
      columns={columnsOf(closing)}
    />
  );
}

function columnsOf(closing: number): readonly Column<NumberedRow>[] {
  return [
    {
      key: "serial",
      head: ledger.serial,
      phone: "hidden",
      cell: ({ serial }) => <span className={styles.quiet}>{serial}</span>,
    },
    {
      key: "date",
      head: ledger.date,
      isSortable: true,
      phone: "note",
      cell: ({ created_at }) => <span className={styles.whole}>{formatDay(created_at)}</span>,
    },
    {
      key: "particulars",
      head: ledger.particulars,
      phone: "lead",
      cell: ({ description }) => description,
      foot: (closing < 0 ? ledger.inFavour : ledger.closing)(rupeesInWords(Math.abs(closing)).toLowerCase()),
    },
    {
      key: "transaction",
      head: ledger.transaction,
      phone: "line",
      cell: ({ transaction_id }) => <span className={styles.quiet}>{transaction_id}</span>,
    },
    {
      key: "amount",
      head: ledger.amount,
      align: "end",
      isStrong: true,
      phone: "figure",
      cell: ({ amount }) => formatRupees(amount),
    },
    { key: "type", head: ledger.type, phone: "aside", cell: ({ type }) => <EntryPill type={type} /> },
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
}
