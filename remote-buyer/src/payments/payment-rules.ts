import { sentenceOf, textProblem } from "@mandi/shared/contract/field-problem";
import { type PaymentBody, type PaymentSource, partOfDueField, utrField } from "@mandi/shared/contract/payment";
import type { UnpaidInvoice } from "@mandi/shared/contract/unpaid";
import { figureProblem } from "@mandi/shared/format/figure-problem";
import { formatRupees } from "@mandi/shared/format/rupees";
import { normaliseUtr } from "@mandi/shared/format/utr";
import { unpaid } from "@mandi/shared/messages/buyer-money";
import { payment } from "@mandi/shared/messages/buyer-trade";
import { paiseFromRupees, rupeesFromPaise } from "@mandi/shared/money/paise";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { leastPayment } from "@mandi/shared/pricing/least-payment";
import { paidOnProblem } from "./paid-on-problem";
import type { Proof } from "./proof";

/** The values of the payment fields; amounts as plain figures. */
export interface PaymentFields {
  readonly source: PaymentSource;
  readonly utr: string;
  readonly paidOn: string;
  /** Optional. */
  readonly proof: Proof | null;
  readonly amount: string;
  /** The number of the invoice that it pays; empty for what is due first. */
  readonly invoice: string;
}

export type PaymentErrors = Partial<Record<"utr" | "paidOn" | "proof" | "amount" | "invoice", string>>;

export interface PaymentTerms {
  /** The amount due: exactly what has to be paid, or the upper limit of a part. */
  readonly due: number;
  /** The amount payable now, when that is less than all that is due: the field starts with it. */
  readonly askedNow?: number;
  /** The payer may pay a part (order), or only all of it (booking). */
  readonly isPartAllowed: boolean;
  /** Invoices that the payer can choose from, the earliest due first. */
  readonly invoices?: readonly UnpaidInvoice[];
  /** The invoice that is chosen at first. */
  readonly firstInvoice?: string | null;
}

/** The invoice that is chosen; undefined for what is due first. */
export const invoiceOf = (
  { invoice }: Pick<PaymentFields, "invoice">,
  { invoices = [] }: PaymentTerms,
): UnpaidInvoice | undefined => invoices.find(({ number }) => number === invoice);

/** The amount in a fresh form, or once an invoice is chosen. */
export function firstAmount({ due, askedNow }: PaymentTerms, invoice?: UnpaidInvoice): number {
  if (invoice !== undefined) return Math.min(invoice.due, due);
  return askedNow !== undefined && askedNow > 0 && askedNow < due ? askedNow : due;
}

export function amountOf({ amount }: Pick<PaymentFields, "amount">, { due, isPartAllowed }: PaymentTerms): number {
  return isPartAllowed ? (figureOf(amount, 2) ?? 0) : due;
}

export function findPaymentErrors(fields: PaymentFields, terms: PaymentTerms): PaymentErrors {
  const amount = amountOf(fields, terms);
  const invoice = invoiceOf(fields, terms);
  const isBank = fields.source === "bank";
  const utr = isBank ? textProblem(utrField, normaliseUtr(fields.utr)) : null;
  const paidOn = isBank ? paidOnProblem(fields.paidOn) : null;
  const least = rupeesFromPaise(leastPayment(paiseFromRupees(terms.due)));
  return {
    ...((amount <= 0 || amount < least) && { amount: amountProblem(fields) }),
    ...(amount > terms.due && { amount: payment.amountTooMuch(formatRupees(terms.due)) }),
    ...(invoice !== undefined && amount > invoice.due && { amount: unpaid.atMost(formatRupees(invoice.due)) }),
    ...(fields.invoice !== "" && invoice === undefined && { invoice: unpaid.gone }),
    ...(utr !== null && { utr }),
    ...(paidOn !== null && { paidOn }),
  };
}

/** The server's errors by field; null when it named a field that the form does not show now. */
export function refusedFieldsOf(
  refused: Readonly<Record<string, string>>,
  { source }: PaymentFields,
  { isPartAllowed }: PaymentTerms,
): PaymentErrors | null {
  const shown = new Map<string, keyof PaymentErrors>([
    ...(isPartAllowed
      ? ([
          ["amount", "amount"],
          ["invoice", "invoice"],
        ] as const)
      : []),
    ...(source === "bank"
      ? ([
          ["utr", "utr"],
          ["paid_on", "paidOn"],
          ["upload_id", "proof"],
        ] as const)
      : []),
  ]);
  const errors: PaymentErrors = {};
  for (const [name, text] of Object.entries(refused)) {
    const field = shown.get(name);
    if (field === undefined) return null;
    errors[field] = text;
  }
  return errors;
}

export function toPaymentBody(fields: PaymentFields, terms: PaymentTerms): PaymentBody {
  return {
    source: fields.source,
    ...(terms.isPartAllowed && { amount: amountOf(fields, terms) }),
    ...(fields.invoice !== "" && { invoice: fields.invoice }),
    ...(fields.source === "bank" && { utr: normaliseUtr(fields.utr), paid_on: fields.paidOn }),
  };
}

function amountProblem({ amount }: PaymentFields): string {
  return figureProblem(amount, { decimals: 2 }) ?? sentenceOf(partOfDueField);
}
