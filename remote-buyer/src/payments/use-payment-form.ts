import type { PaymentBody } from "@mandi/shared/contract/payment";
import { toIndianDay } from "@mandi/shared/format/dates";
import { useState } from "react";
import {
  findPaymentErrors,
  firstAmount,
  type PaymentErrors,
  type PaymentFields,
  type PaymentTerms,
  toPaymentBody,
} from "./payment-rules";

/**
 * The fields of a payment and what is wrong with them after a try.
 *
 * Another amount may become due while the form is open: an invoice arrives, or a payment was taken. A form in which nothing was
 * entered starts over with it. What was entered stays exactly as typed, because it may describe a transfer that was already made;
 * `dueBefore` is then what was due when the person began to type.
 */
export function usePaymentForm(terms: PaymentTerms) {
  /** As the form opened, or as it was sent. */
  const [known, setKnown] = useState<PaymentFields>(() => fieldsFor(terms));
  const [fields, setFields] = useState(known);
  const [knownDue, setKnownDue] = useState(terms.due);
  const [knownFirst, setKnownFirst] = useState(firstAmount(terms));
  const [isTried, setIsTried] = useState(false);
  const errors: PaymentErrors = isTried ? findPaymentErrors(fields, terms) : {};
  // The way to pay does not count: it is chosen again by one press.
  const isTyped = fields.amount !== known.amount || fields.utr !== known.utr || fields.paidOn !== known.paidOn;

  if ((terms.due !== knownDue || firstAmount(terms) !== knownFirst) && !isTyped) {
    const fresh = { ...fieldsFor(terms), source: fields.source };
    setKnown(fresh);
    setFields(fresh);
    setKnownDue(terms.due);
    setKnownFirst(firstAmount(terms));
    setIsTried(false);
  }

  function change(part: Partial<PaymentFields>): void {
    setFields((before) => ({ ...before, ...part }));
    // Its fields have not been tried yet.
    if (part.source !== undefined) setIsTried(false);
  }

  /** @returns what would be sent, null when a field is wrong and says so. */
  function check(): PaymentBody | null {
    setIsTried(true);
    return Object.keys(findPaymentErrors(fields, terms)).length > 0 ? null : toPaymentBody(fields, terms);
  }

  /** It stays as it was sent until the new due amount arrives: an amount filled in automatically could be paid by a second press. */
  function keepAsSent(): void {
    setKnown(fields);
    setKnownDue(terms.due);
    setKnownFirst(firstAmount(terms));
  }

  return {
    fields,
    errors,
    isTyped,
    /** Null while what is due is what was due when the form was begun. */
    dueBefore: terms.due === knownDue ? null : knownDue,
    change,
    check,
    keepAsSent,
  };
}

function fieldsFor(terms: PaymentTerms): PaymentFields {
  return { source: "cash", utr: "", paidOn: toIndianDay(Date.now()), amount: String(firstAmount(terms)) };
}
