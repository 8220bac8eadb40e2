import type { BankMatch, DeskBankLine } from "@mandi/shared/contract/desk/bank-statement";
import { deskPaymentPath, deskUserPath } from "@mandi/shared/contract/page-paths";
import { formatDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { bank } from "@mandi/shared/messages/desk-bank";
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
  { key: "day", head: bank.heads.day, cell: ({ day }) => formatDay(day), isUnbroken: true, phone: "note" },
  {
    key: "text",
    head: bank.heads.text,
    cell: narrationOf,
    isRowHead: true,
    phone: "wide",
  },
  {
    key: "amount",
    head: bank.heads.amount,
    cell: ({ amount }) => formatRupees(amount, { decimals: 2 }),
    align: "end",
    isStrong: true,
    phone: "figure",
  },
  { key: "payment", head: bank.heads.payment, cell: paymentOf, phone: "line" },
  {
    key: "match",
    head: bank.heads.match,
    cell: (line) => (
      <>
        <Pill tone={tones[line.match]}>{matchWords(line)}</Pill>
        {line.is_other_account === 1 ? <Pill tone="bad">{bank.otherAccount}</Pill> : null}
      </>
    ),
    phone: "lead",
  },
];

function narrationOf({ text, account = null, ifsc = null, account_of = null, account_phone = null }: DeskBankLine) {
  return (
    <div className={styles.text}>
      {text}
      {account === null ? null : <p>{bank.account(account, ifsc)}</p>}
      {account_of === null ? null : account_phone === null ? (
        <p>{bank.accountOf(account_of)}</p>
      ) : (
        <p>
          <Link to={deskUserPath(account_phone)}>{bank.accountOf(account_of)}</Link>
        </p>
      )}
    </div>
  );
}

/** Each received line beside the transfer that it pays. */
export function BankTable({ lines }: { readonly lines: readonly DeskBankLine[] }) {
  return (
    <DataTable
      label={bank.list}
      columns={columns}
      rows={lines}
      rowKey={({ id }) => String(id)}
      emptyText={bank.nothing}
    />
  );
}

function paymentOf({ payment_id, payer, utr, bill = null, order = null }: DeskBankLine) {
  if (payment_id === null) return bank.noPayment;
  const paid = bill ?? order;
  return (
    <Link to={deskPaymentPath(payment_id)} className={rowLink.link}>
      <span className={styles.text}>
        {[bank.paymentOf(payer ?? "", utr ?? ""), ...(paid === null ? [] : [bank.paysFor(paid)])].join(", ")}
      </span>
    </Link>
  );
}

function matchWords({ match, amount, claimed }: DeskBankLine): string {
  const difference = formatRupees(Math.abs(amount - (claimed ?? amount)), { decimals: 2 });
  return bank.match[match](difference);
}
