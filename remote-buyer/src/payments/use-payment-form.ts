import type { PaymentBody } from "@mandi/shared/contract/payment";
import { toIndianDay } from "@mandi/shared/format/dates";
import { useState } from "react";
import {
  findPaymentErrors,
  type PaymentErrors,
  type PaymentFields,
  type PaymentTerms,
  toPaymentBody,
} from "./payment-rules";

/** The fields of a payment and what is wrong with them after a try. `onPay` says whether the server took it. */
export function usePaymentForm(terms: PaymentTerms, onPay: (body: PaymentBody) => Promise<boolean>) {
  /** As the form opened, or as it was sent. */
  const [known, setKnown] = useState<PaymentFields>(() => ({
    source: "cash",
    utr: "",
    paidOn: toIndianDay(Date.now()),
    amount: String(terms.due),
  }));
  const [fields, setFields] = useState(known);
  const [isTried, setIsTried] = useState(false);
  const errors: PaymentErrors = isTried ? findPaymentErrors(fields, terms) : {};

  async function submit(): Promise<void> {
    setIsTried(true);
    if (Object.keys(findPaymentErrors(fields, terms)).length > 0) return;
    if (await onPay(toPaymentBody(fields, terms))) setKnown(fields);
  }

  return {
    fields,
    errors,
    /** Something was written. The way to pay does not count: it is chosen again by one press. */
    isTyped: fields.amount !== known.amount || fields.utr !== known.utr || fields.paidOn !== known.paidOn,
    change: (part: Partial<PaymentFields>) => setFields((before) => ({ ...before, ...part })),
    submit,
  };
}
