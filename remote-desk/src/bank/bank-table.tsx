import type { BankMatch, DeskBankLine } from "@mandi/shared/contract/desk/bank-statement";
import { deskApprovalPath, deskBankPath, deskPaymentPath } from "@mandi/shared/contract/page-paths";
import { formatDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { bank, bankMatch } from "@mandi/shared/messages/desk-bank";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import type { ViewColumn } from "@mandi/shared/ui/table/view-column";
import { WideTable } from "@mandi/shared/ui/table/wide-table";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import type { DeskAct } from "../acts/desk-act";
import { OpenAct } from "../acts/open-act";
import { PartyLink } from "../common/party-link";
import rowLink from "../common/row-link.module.css";
import { useRight } from "../rights/use-right";
import styles from "./bank-table.module.css";

const tones = {
  matched: "ok",
  part: "bad",
  over: "bad",
  waits: "wait",
  "same amount": "wait",
  none: "plain",
} as const satisfies Record<BankMatch, string>;

const columns: readonly ViewColumn<DeskBankLine>[] = [
  {
    key: "day",
    head: bank.heads.day,
    value: ({ day }) => day,
    cell: ({ day }) => formatDay(day),
    isUnbroken: true,
    phone: "lead",
  },
  {
    key: "text",
    head: bank.heads.text,
    value: ({ text }) => text,
    cell: narrationOf,
    isRowHead: true,
    phone: "wide",
  },
  {
    key: "amount",
    head: bank.heads.amount,
    value: ({ amount }) => amount,
    cell: ({ amount }) => formatRupees(amount, { decimals: 2 }),
    align: "end",
    isStrong: true,
    phone: "figure",
  },
];

function narrationOf({ text, account = null, ifsc = null, account_of = null, account_phone = null }: DeskBankLine) {
  return (
    <div className={styles.narration}>
      {text}
      {account === null ? null : <p>{bank.account(account, ifsc)}</p>}
      {account_of === null ? null : account_phone === null ? (
        <p>{bank.accountOf(account_of)}</p>
      ) : (
        <p>
          <PartyLink phone={account_phone}>{bank.accountOf(account_of)}</PartyLink>
        </p>
      )}
    </div>
  );
}

interface BankTableProps {
  readonly lines: readonly DeskBankLine[];
  readonly emptyText: string;
  readonly onChanged: () => void;
}

/** Each received line beside the transfer that it pays; one without a UTR that was reported is set aside with a reason. */
export function BankTable({ lines, emptyText, onChanged }: BankTableProps) {
  const [act, setAct] = useState<DeskAct | null>(null);
  const [address] = useSearchParams();
  const mayAct = useRight("money") === true;

  function handleDone(): void {
    setAct(null);
    onChanged();
  }

  return (
    <>
      <WideTable
        label={bank.list}
        fileName="bank-received"
        columns={[...columns, paymentColumn(mayAct ? setAct : null, address)]}
        rows={lines}
        rowKey={({ id }) => String(id)}
        emptyText={emptyText}
      />
      {act === null ? null : (
        <OpenAct act={act} onClose={() => setAct(null)} onDone={handleDone} onRefused={onChanged} />
      )}
    </>
  );
}

/** What it pays, how the two agree, and what to do where they do not: in one column, which leaves the narration room. */
const paymentColumn = (ask: ((act: DeskAct) => void) | null, address: URLSearchParams): ViewColumn<DeskBankLine> => ({
  key: "payment",
  head: bank.heads.payment,
  value: (line) => [paymentWords(line), matchWords(line)].join(", "),
  cell: (line) => (
    <div className={styles.payment}>
      {paymentOf(line)}
      <Match line={line} />
      {line.is_other_account === 1 ? <Pill tone="bad">{bank.otherAccount}</Pill> : null}
      {ask === null ? null : <Acts line={line} address={address} onAsk={ask} />}
    </div>
  ),
  phone: "wide",
});

/** How the two agree; what waits for a second person leads to the request. */
function Match({ line }: { readonly line: DeskBankLine }) {
  const pill = <Pill tone={tones[line.match]}>{matchWords(line)}</Pill>;
  return line.match === "waits" && line.approval_id ? (
    <Link to={deskApprovalPath(line.approval_id)}>{pill}</Link>
  ) : (
    pill
  );
}

interface ActsProps {
  readonly line: DeskBankLine;
  readonly address: URLSearchParams;
  readonly onAsk: (act: DeskAct) => void;
}

function Acts({ line, address, onAsk }: ActsProps) {
  if (line.match !== "none" && line.match !== "same amount") return null;
  return (
    <div className={styles.acts}>
      <ButtonLink size="s" to={matchPath(line, address)} aria-label={bankMatch.openOf(line.text)}>
        {bankMatch.open}
      </ButtonLink>
      <Button size="s" aria-label={bank.setAsideOf(line.text)} onClick={() => onAsk(asideAct(line))}>
        {bank.setAside}
      </Button>
    </div>
  );
}

/** The way back from it leads to the same page of the lines. */
const matchPath = ({ id }: DeskBankLine, address: URLSearchParams): string => {
  const others = [...address].filter(([name]) => name !== "line");
  return `${deskBankPath}?${new URLSearchParams([...others, ["line", String(id)]])}`;
};

const asideAct = ({ id, day, amount, text }: DeskBankLine): DeskAct => ({
  key: `bank-line ${id}`,
  title: bank.setAside,
  question: bank.asideQuestion,
  text: bank.asideText,
  right: "money",
  path: `/desk/bank-line/${id}/set-aside`,
  fields: [],
  figures: [
    { term: bank.heads.day, value: formatDay(day) },
    { term: bank.heads.amount, value: formatRupees(amount, { decimals: 2 }) },
    { term: bank.heads.text, value: text },
  ],
  fixed: {},
});

function paymentOf(line: DeskBankLine) {
  if (line.payment_id === null) return paymentWords(line);
  return (
    <Link to={deskPaymentPath(line.payment_id)} className={rowLink.link}>
      <span className={styles.text}>{paymentWords(line)}</span>
    </Link>
  );
}

function paymentWords({ payment_id, payer, utr, invoice = null, order = null }: DeskBankLine): string {
  if (payment_id === null) return bank.noPayment;
  const paid = invoice ?? order;
  return [bank.paymentOf(payer ?? "", utr ?? ""), ...(paid === null ? [] : [bank.paysFor(paid)])].join(", ");
}

function matchWords({ match, amount, claimed }: DeskBankLine): string {
  const difference = formatRupees(Math.abs(amount - (claimed ?? amount)), { decimals: 2 });
  return bank.match[match](difference);
}
