import { formatDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { rupeesInWords } from "@mandi/shared/format/rupees-in-words";
import { papers } from "@mandi/shared/messages/papers";
import { tradePapers as messages } from "@mandi/shared/messages/trade-papers";
import type { AccountStatement, PaymentAdvice, Receipt } from "../trade-paper";
import { partyLines } from "./party-lines";
import type { Sheet, SheetFact } from "./sheet";

const money = (rupees: number): string => formatRupees(rupees, { decimals: 2 });

const headOf = ({ number, date }: { readonly number: string; readonly date: string }): readonly SheetFact[] => [
  { term: messages.number, value: number },
  { term: messages.date, value: formatDay(date) },
];

/** What was received, for what and how; the law asks for GST with the invoice, not with an advance for goods. */
export function receiptSheet(receipt: Receipt): Sheet {
  const { supplier, recipient, purpose, order, utr, paid_on, amount } = receipt;
  return {
    title: messages.titles.receipt(receipt.number),
    issuer: supplier.name,
    remark: purpose === "booking" || purpose === "top-up" ? messages.noTaxOnAdvance : null,
    facts: [
      ...headOf(receipt),
      ...(order === null ? [] : [{ term: papers.order, value: order }]),
      { term: messages.mode, value: messages.bankTransfer },
      { term: messages.utr, value: utr },
      { term: messages.paidOn, value: formatDay(paid_on) },
    ],
    parties: [
      { label: messages.receivedBy, lines: partyLines(supplier) },
      { label: messages.receivedFrom, lines: partyLines(recipient) },
    ],
    table: { heads: [messages.receivedFor, messages.amount], rows: [[messages.purposes[purpose], money(amount)]] },
    sums: [{ term: messages.totalReceived, value: money(amount) }],
    words: rupeesInWords(amount),
    code: null,
  };
}

/** What was paid, the bills it settles and the tax that was deducted on each. */
export function adviceSheet(advice: PaymentAdvice): Sheet {
  const { supplier, recipient, bills, on_account, amount } = advice;
  const deducted = (tds: number, code: string | null): string =>
    code === null ? money(0) : messages.underCode(money(tds), code);
  return {
    title: messages.titles["payment advice"](advice.number),
    issuer: supplier.name,
    remark: null,
    facts: [
      ...headOf(advice),
      { term: papers.order, value: advice.order },
      { term: messages.mode, value: messages.bankTransfer },
      { term: messages.utr, value: advice.utr },
    ],
    parties: [
      { label: messages.paidBy, lines: partyLines(supplier) },
      { label: messages.paidTo, lines: partyLines(recipient) },
    ],
    table: {
      heads: [messages.bill, messages.billDate, messages.billTotal, messages.deducted, messages.paidNow],
      rows: bills.map(({ number, date, total, tds, tds_code, paid }) => [
        number,
        formatDay(date),
        money(total),
        deducted(tds, tds_code),
        money(paid),
      ]),
    },
    sums: [
      ...(on_account === 0 ? [] : [{ term: messages.onAccount, value: money(on_account) }]),
      { term: messages.totalPaid, value: money(amount) },
    ],
    words: rupeesInWords(amount),
    code: null,
  };
}

/** The lines of an account in a period, with what is open at its end by age. */
export function statementSheet(statement: AccountStatement): Sheet {
  const { supplier, recipient, side, first_day, last_day, opening, closing, lines, ageing } = statement;
  const sum = (of: "debit" | "credit"): number =>
    lines.reduce((paise, line) => paise + Math.round(line[of] * 100), 0) / 100;
  return {
    title: messages.titles.statement(statement.number),
    issuer: supplier.name,
    remark: messages.sides[side],
    facts: [
      ...headOf(statement),
      { term: messages.period, value: messages.fromTo(formatDay(first_day), formatDay(last_day)) },
      ...ageing.map(({ from, until, amount }) => ({ term: messages.ageGroup(from, until), value: money(amount) })),
    ],
    parties: [
      { label: messages.issuedBy, lines: partyLines(supplier) },
      { label: messages.accountOf, lines: partyLines(recipient) },
    ],
    table: {
      heads: [messages.entry, messages.date, messages.debit, messages.credit, messages.balance],
      rows: [
        [messages.opening, formatDay(first_day), "", "", money(opening)],
        ...lines.map(({ text, order, date, debit, credit, balance }) => [
          `${text} (${order})`,
          formatDay(date),
          debit === 0 ? "" : money(debit),
          credit === 0 ? "" : money(credit),
          money(balance),
        ]),
      ],
    },
    sums: [
      { term: messages.debits, value: money(sum("debit")) },
      { term: messages.credits, value: money(sum("credit")) },
      { term: messages.closing, value: money(closing) },
    ],
    words: rupeesInWords(Math.abs(closing)),
    code: null,
  };
}
