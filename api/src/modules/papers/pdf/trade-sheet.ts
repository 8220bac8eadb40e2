import { formatDay } from "@mandi/shared/format/dates";
import { formatExact } from "@mandi/shared/format/exact";
import { rupeesInWords } from "@mandi/shared/format/rupees-in-words";
import { papers } from "@mandi/shared/messages/papers";
import { tradePapers } from "@mandi/shared/messages/trade-papers";
import { sumRupees } from "@mandi/shared/money/paise";
import type { AccountStatement, PaymentAdvice, Receipt } from "../trade-paper";
import { partyLines } from "./party-lines";
import type { Sheet, SheetFact } from "./sheet";

const headOf = ({ number, date }: { readonly number: string; readonly date: string }): readonly SheetFact[] => [
  { term: tradePapers.number, value: number },
  { term: tradePapers.date, value: formatDay(date) },
];

/** What was received, for what and how; GST on goods falls due with the invoice, not with an advance. */
export function receiptSheet(receipt: Receipt): Sheet {
  const { supplier, recipient, purpose, order, paid_invoice, paid_note, utr, paid_on, amount } = receipt;
  return {
    title: tradePapers.titles.receipt(receipt.number),
    issuer: supplier.name,
    remark: purpose === "booking" || purpose === "top-up" ? tradePapers.noTaxOnAdvance : null,
    facts: [
      ...headOf(receipt),
      ...(order === null ? [] : [{ term: papers.order, value: order }]),
      ...(paid_invoice === undefined ? [] : [{ term: papers.number.invoice, value: paid_invoice }]),
      ...(paid_note === undefined ? [] : [{ term: papers.number["debit note"], value: paid_note }]),
      { term: tradePapers.mode, value: tradePapers.bankTransfer },
      { term: tradePapers.utr, value: utr },
      { term: tradePapers.paidOn, value: formatDay(paid_on) },
    ],
    parties: [
      { label: tradePapers.receivedBy, lines: partyLines(supplier) },
      { label: tradePapers.receivedFrom, lines: partyLines(recipient) },
    ],
    table: {
      heads: [tradePapers.receivedFor, tradePapers.amount],
      rows: [[tradePapers.purposes[purpose], formatExact(amount)]],
    },
    sums: [{ term: tradePapers.totalReceived, value: formatExact(amount) }],
    words: rupeesInWords(amount),
    code: null,
  };
}

/** What was paid, the bills that it settles and the tax deducted on each. */
export function adviceSheet(advice: PaymentAdvice): Sheet {
  const { supplier, recipient, bills, on_account, set_off = [], amount } = advice;
  const hasClaims = bills.some(({ claims = 0 }) => claims !== 0);
  const deducted = (tds: number, code: string | null, certificate?: string): string => {
    if (code === null) return formatExact(0);
    const words = tradePapers.underCode(formatExact(tds), code);
    return certificate === undefined ? words : tradePapers.byCertificate(words, certificate);
  };
  return {
    title: tradePapers.titles["payment advice"](advice.number),
    issuer: supplier.name,
    remark: null,
    facts: [
      ...headOf(advice),
      { term: papers.order, value: advice.order },
      ...(advice.quotation === undefined ? [] : [{ term: papers.quotation, value: advice.quotation }]),
      ...(advice.utr === ""
        ? [{ term: tradePapers.mode, value: tradePapers.allSetOff }]
        : [
            { term: tradePapers.mode, value: tradePapers.bankTransfer },
            { term: tradePapers.utr, value: advice.utr },
          ]),
    ],
    parties: [
      { label: tradePapers.paidBy, lines: partyLines(supplier) },
      { label: tradePapers.paidTo, lines: partyLines(recipient) },
    ],
    table: {
      heads: [
        ...[tradePapers.bill, tradePapers.billDate, tradePapers.billTotal, tradePapers.deducted],
        ...(hasClaims ? [tradePapers.claims] : []),
        tradePapers.paidNow,
      ],
      rows: bills.map(({ number, date, total, tds, tds_code, tds_certificate, claims = 0, paid }) => [
        ...[number, formatDay(date), formatExact(total), deducted(tds, tds_code, tds_certificate)],
        ...(hasClaims ? [formatExact(claims)] : []),
        formatExact(paid),
      ]),
    },
    sums: [
      ...(on_account === 0 ? [] : [{ term: tradePapers.onAccount, value: formatExact(on_account) }]),
      ...set_off.map((debt) => ({
        term: tradePapers.lessOwed(debt.bill, debt.order),
        value: formatExact(-debt.amount),
      })),
      { term: tradePapers.totalPaid, value: formatExact(amount) },
    ],
    words: rupeesInWords(amount),
    code: null,
  };
}

/** The lines of an account in a period, with what is open at its end by age. */
export function statementSheet(statement: AccountStatement): Sheet {
  const { supplier, recipient, side, first_day, last_day, opening, closing, lines, ageing } = statement;
  const sum = (of: "debit" | "credit"): number => sumRupees(lines.map((line) => line[of]));
  return {
    title: tradePapers.titles.statement(statement.number),
    issuer: supplier.name,
    remark: tradePapers.sides[side],
    facts: [
      ...headOf(statement),
      { term: tradePapers.period, value: tradePapers.fromTo(formatDay(first_day), formatDay(last_day)) },
      ...ageing.map(({ from, until, amount }) => ({
        term: tradePapers.ageGroup(from, until),
        value: formatExact(amount),
      })),
    ],
    parties: [
      { label: tradePapers.issuedBy, lines: partyLines(supplier) },
      { label: tradePapers.accountOf, lines: partyLines(recipient) },
    ],
    table: {
      heads: [tradePapers.entry, tradePapers.date, tradePapers.debit, tradePapers.credit, tradePapers.balance],
      rows: [
        [tradePapers.opening, formatDay(first_day), "", "", formatExact(opening)],
        ...lines.map(({ text, order, date, debit, credit, balance }) => [
          `${text} (${order})`,
          formatDay(date),
          debit === 0 ? "" : formatExact(debit),
          credit === 0 ? "" : formatExact(credit),
          formatExact(balance),
        ]),
      ],
    },
    sums: [
      { term: tradePapers.debits, value: formatExact(sum("debit")) },
      { term: tradePapers.credits, value: formatExact(sum("credit")) },
      { term: tradePapers.closing, value: formatExact(closing) },
    ],
    words: rupeesInWords(Math.abs(closing)),
    code: null,
  };
}
