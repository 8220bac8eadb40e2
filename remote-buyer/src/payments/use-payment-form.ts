import type { PaymentBody } from "@mandi/shared/contract/payment";
import { fieldRupees } from "@mandi/shared/format/rupees";
import { useToday } from "@mandi/shared/query/today";
import { useState } from "react";
import {
  findPaymentErrors,
  firstAmount,
  invoiceOf,
  type PaymentErrors,
  type PaymentFields,
  type PaymentTerms,
  toPaymentBody,
} from "./payment-rules";

/**
 * The fields of a payment and their errors after an attempt. Another amount may become due while the form is open: an
 * invoice arrives, or a payment was accepted. A form without input starts over with it. Input stays exactly as typed,
 * because it may describe a transfer that was already made; `dueBefore` is then what was due when the person started to
 * type.
 */
export function usePaymentForm(terms: PaymentTerms) {
  const today = useToday();
  /** The initial values, or those that were sent. */
  const [known, setKnown] = useState<TypedFields>(() => fieldsFor(terms));
  const [typed, setTyped] = useState(known);
  const fields: PaymentFields = { ...typed, paidOn: typed.paidOn ?? today };
  const [knownDue, setKnownDue] = useState(terms.due);
  const [knownFirst, setKnownFirst] = useState(firstAmount(terms));
  const [isTried, setIsTried] = useState(false);
  const [sentInvoice, setSentInvoice] = useState("");
  const [isSent, setIsSent] = useState(false);
  /** Somebody else has paid the invoice that is chosen: what was typed about a transfer stays, and the payer chooses again. */
  const isGone = fields.invoice !== "" && fields.invoice !== sentInvoice && invoiceOf(fields, terms) === undefined;
  const problems = isTried || isGone ? findPaymentErrors(fields, terms) : {};
  const errors: PaymentErrors = isTried || problems.invoice === undefined ? problems : { invoice: problems.invoice };
  // The way to pay does not count as input: it takes one press to choose it again.
  const isTyped =
    fields.amount !== known.amount ||
    fields.utr !== known.utr ||
    fields.proof !== known.proof ||
    fields.paidOn !== (known.paidOn ?? today);

  if ((terms.due !== knownDue || firstAmount(terms) !== knownFirst) && !isTyped && !isGone) {
    // What was sent is done: the rest starts as any other payment.
    const fresh = { ...fieldsFor(terms), ...(!isSent && { source: fields.source }) };
    setIsSent(false);
    setKnown(fresh);
    setTyped(fresh);
    knowTerms();
    setIsTried(false);
  }

  function knowTerms(): void {
    setKnownDue(terms.due);
    setKnownFirst(firstAmount(terms));
  }

  function change(part: Partial<PaymentFields>): void {
    const chosen =
      part.invoice === undefined || isGone
        ? part
        : { amount: fieldRupees(firstAmount(terms, invoiceOf({ invoice: part.invoice }, terms))), ...part };
    // Choosing what it pays fills in the amount: neither counts as input.
    if (part.invoice !== undefined) {
      setKnown((before) => ({ ...before, ...chosen }));
      setSentInvoice("");
      if (isGone) knowTerms();
    }
    setTyped((before) => ({ ...before, ...chosen }));
    // The new fields have not been submitted yet.
    if (part.source !== undefined) setIsTried(false);
    setIsSent(false);
  }

  /** @returns the body to send, or null when a field has an error, which it then shows */
  function check(): PaymentBody | null {
    setIsTried(true);
    return Object.keys(findPaymentErrors(fields, terms)).length > 0 ? null : toPaymentBody(fields, terms);
  }

  /**
   * It stays as it was sent until the new due amount arrives: an amount filled in automatically could be paid by a
   * second press.
   */
  function keepAsSent(): void {
    setKnown(fields);
    setTyped(fields);
    setSentInvoice(fields.invoice);
    setIsSent(true);
    knowTerms();
  }

  return {
    fields,
    errors,
    isTyped,
    isGone,
    /** Null as long as the amount due has not changed since the form was started. */
    dueBefore: terms.due === knownDue ? null : knownDue,
    change,
    check,
    keepAsSent,
  };
}

/** The fields as they were typed; the day is null, and today, until somebody changes it. */
type TypedFields = Omit<PaymentFields, "paidOn"> & { readonly paidOn: string | null };

function fieldsFor(terms: PaymentTerms): TypedFields {
  const invoice = invoiceOf({ invoice: terms.firstInvoice ?? "" }, terms);
  const amount = fieldRupees(firstAmount(terms, invoice));
  return { source: "cash", utr: "", paidOn: null, proof: null, amount, invoice: invoice?.number ?? "" };
}
