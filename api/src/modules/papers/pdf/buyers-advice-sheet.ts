import type { InvoiceParty } from "@mandi/shared/contract/tax-invoice";
import { formatDay } from "@mandi/shared/format/dates";
import { formatExact } from "@mandi/shared/format/exact";
import { rupeesInWords } from "@mandi/shared/format/rupees-in-words";
import { papers } from "@mandi/shared/messages/papers";
import { tradePapers } from "@mandi/shared/messages/trade-papers";
import type { Receipt } from "../trade-paper";
import { partyLines } from "./party-lines";
import type { Sheet } from "./sheet";

/** What a buyer paid by bank transfer, as they tell it; drawn when it is asked for, from the payment. */
export interface BuyersAdvice {
  readonly payer: InvoiceParty;
  readonly platform: InvoiceParty;
  readonly purpose: Receipt["purpose"];
  readonly order: string | null;
  /** The number that the payer was asked to write in the remarks of the transfer; null for money without one. */
  readonly quotation: string | null;
  /** The invoice or debit note that it names. */
  readonly invoice: {
    readonly kind: "invoice" | "debit note";
    readonly number: string;
    readonly date: string;
    readonly total: number;
  } | null;
  readonly utr: string;
  /** Day of the transfer. */
  readonly paid_on: string;
  readonly reported_on: string;
  /** The desk has found it in the bank. */
  readonly is_found: boolean;
  /** The desk reversed it in the books since: the money does not count. */
  readonly reversed: { readonly on: string; readonly reason: string } | null;
  readonly amount: number;
  /** What the buyer deducted from the invoice, or from an order without naming one; null where nothing. */
  readonly deducted: { readonly amount: number; readonly code: string; readonly tan: string } | null;
}

/** Who paid whom, how, for what, and what was deducted. */
export function buyersAdviceSheet(advice: BuyersAdvice): Sheet {
  const { payer, platform, order, quotation, utr, paid_on, reported_on, amount, deducted, is_found } = advice;
  return {
    title: tradePapers.titles["payment advice"](utr),
    issuer: payer.name,
    remark: remarkOn(advice),
    facts: [
      { term: tradePapers.reportedOn, value: formatDay(reported_on) },
      ...(order === null ? [] : [{ term: papers.order, value: order }]),
      ...(quotation === null ? [] : [{ term: papers.quotation, value: quotation }]),
      { term: tradePapers.mode, value: tradePapers.bankTransfer },
      { term: tradePapers.utr, value: utr },
      { term: tradePapers.paidOn, value: formatDay(paid_on) },
      ...(deducted === null ? [] : [{ term: tradePapers.tan, value: deducted.tan }]),
    ],
    parties: [
      { label: tradePapers.paidBy, lines: partyLines(payer) },
      { label: tradePapers.paidTo, lines: partyLines(platform) },
    ],
    table: tableOf(advice),
    sums: [{ term: is_found ? tradePapers.totalPaid : tradePapers.reported, value: formatExact(amount) }],
    words: rupeesInWords(amount),
    code: null,
  };
}

/** What became of the transfer, as the books say it now. */
function remarkOn({ is_found, reversed }: BuyersAdvice): string {
  if (reversed !== null) return tradePapers.reversed(formatDay(reversed.on), reversed.reason);
  return is_found ? tradePapers.found : tradePapers.notFoundYet;
}

/** One line; what was deducted and the invoice have columns only where there are any. */
function tableOf({ purpose, invoice, amount, deducted, is_found }: BuyersAdvice): Sheet["table"] {
  const cells: readonly (readonly [head: string, cell: string])[] = [
    [tradePapers.paidFor, invoice?.number ?? tradePapers.purposes[purpose]],
    ...(invoice === null
      ? []
      : ([
          [papers.date[invoice.kind], formatDay(invoice.date)],
          [papers.totalOf[invoice.kind], formatExact(invoice.total)],
        ] as const)),
    ...(deducted === null
      ? []
      : [[tradePapers.deducted, tradePapers.underCode(formatExact(deducted.amount), deducted.code)] as const]),
    [is_found ? tradePapers.paidNow : tradePapers.reported, formatExact(amount)],
  ];
  return { heads: cells.map(([head]) => head), rows: [cells.map(([, cell]) => cell)] };
}
