import type { BankMatch, DeskBankLine } from "@mandi/shared/contract/desk/bank-statement";
import { deskPaymentPath } from "@mandi/shared/contract/page-paths";
import { formatDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { bank as words } from "@mandi/shared/messages/desk-bank";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { Link } from "react-router-dom";
import rowLink from "../common/row-link.module.css";
import styles from "./bank-table.module.css";

const tones = {
  matched: "ok",
  part: "bad",
  over: "bad",
  waits: "wait",
  "same amount": "wait",
  none: "plain",
} as const satisfies Record<BankMatch, string>;

const columns: readonly Column<DeskBankLine>[] = [
  { key: "day", head: words.heads.day, cell: ({ day }) => formatDay(day), isUnbroken: true, phone: "note" },
  {
    key: "text",
    head: words.heads.text,
    cell: ({ text }) => <div className={styles.text}>{text}</div>,
    isRowHead: true,
    phone: "wide",
  },
  {
    key: "amount",
    head: words.heads.amount,
    cell: ({ amount }) => formatRupees(amount, { decimals: 2 }),
    align: "end",
    isStrong: true,
    phone: "figure",
  },
  { key: "payment", head: words.heads.payment, cell: paymentOf, phone: "line" },
  {
    key: "match",
    head: words.heads.match,
    cell: (line) => <Pill tone={tones[line.match]}>{matchWords(line)}</Pill>,
    phone: "lead",
  },
];

/** Each received line beside the transfer that it pays. */
export function BankTable({ lines }: { readonly lines: readonly DeskBankLine[] }) {
  return (
    <DataTable
      label={words.list}
      columns={columns}
      rows={lines}
      rowKey={({ id }) => String(id)}
      emptyText={words.nothing}
    />
  );
}

function paymentOf({ payment_id, payer, utr }: DeskBankLine) {
  if (payment_id === null) return words.noPayment;
  return (
    <Link to={deskPaymentPath(payment_id)} className={rowLink.link}>
      <span className={styles.text}>{words.paymentOf(payer ?? "", utr ?? "")}</span>
    </Link>
  );
}

function matchWords({ match, amount, claimed }: DeskBankLine): string {
  const difference = formatRupees(Math.abs(amount - (claimed ?? amount)), { decimals: 2 });
  return words.match[match](difference);
}
