import { sentenceOf, textProblem } from "@mandi/shared/contract/field-problem";
import {
  amountField,
  type PaymentBody,
  type PaymentSource,
  paidOnField,
  utrField,
} from "@mandi/shared/contract/payment";
import { figureProblem } from "@mandi/shared/format/figure-problem";
import { formatRupees } from "@mandi/shared/format/rupees";
import { normaliseUtr } from "@mandi/shared/format/utr";
import { payment } from "@mandi/shared/messages/buyer-trade";
import { figureOf } from "@mandi/shared/money/typed-figure";

/** What is in the fields of a payment; amounts as plain figures. */
export interface PaymentFields {
  readonly source: PaymentSource;
  readonly utr: string;
  readonly paidOn: string;
  readonly amount: string;
}

export type PaymentErrors = Partial<Record<"utr" | "paidOn" | "amount", string>>;

export interface PaymentTerms {
  /** What is due: the amount itself, or the most that a part may be. */
  readonly due: number;
  /** The payer may pay a part (order), or only all of it (booking). */
  readonly isPartAllowed: boolean;
}

export function amountOf({ amount }: Pick<PaymentFields, "amount">, { due, isPartAllowed }: PaymentTerms): number {
  return isPartAllowed ? (figureOf(amount, 2) ?? 0) : due;
}

export function findPaymentErrors(fields: PaymentFields, terms: PaymentTerms): PaymentErrors {
  const amount = amountOf(fields, terms);
  const isBank = fields.source === "bank";
  const utr = isBank ? textProblem(utrField, normaliseUtr(fields.utr)) : null;
  const paidOn = isBank ? textProblem(paidOnField, fields.paidOn) : null;
  return {
    ...(amount <= 0 && { amount: amountProblem(fields) }),
    ...(amount > terms.due && { amount: payment.amountTooMuch(formatRupees(terms.due)) }),
    ...(utr !== null && { utr }),
    ...(paidOn !== null && { paidOn }),
  };
}

export function toPaymentBody(fields: PaymentFields, terms: PaymentTerms): PaymentBody {
  return {
    source: fields.source,
    ...(terms.isPartAllowed && { amount: amountOf(fields, terms) }),
    ...(fields.source === "bank" && { utr: normaliseUtr(fields.utr), paid_on: fields.paidOn }),
  };
}

function amountProblem({ amount }: PaymentFields): string {
  return figureProblem(amount, { decimals: 2 }) ?? sentenceOf(amountField);
}
