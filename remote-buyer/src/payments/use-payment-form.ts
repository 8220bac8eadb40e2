import type { PaymentBody } from "@mandi/shared/contract/payment";
import { useState } from "react";
import {
  findPaymentErrors,
  type PaymentErrors,
  type PaymentFields,
  type PaymentTerms,
  toPaymentBody,
} from "./payment-rules";

/** The fields of a payment and what is wrong with them after a try. */
export function usePaymentForm(terms: PaymentTerms, onPay: (body: PaymentBody) => Promise<void>) {
  const [fields, setFields] = useState<PaymentFields>({
    source: "cash",
    utr: "",
    paidOn: "",
    amount: String(terms.due),
  });
  const [isTried, setIsTried] = useState(false);
  const errors: PaymentErrors = isTried ? findPaymentErrors(fields, terms) : {};

  async function submit(): Promise<void> {
    setIsTried(true);
    if (Object.keys(findPaymentErrors(fields, terms)).length === 0) await onPay(toPaymentBody(fields, terms));
  }

  return {
    fields,
    errors,
    change: (part: Partial<PaymentFields>) => setFields((before) => ({ ...before, ...part })),
    submit,
  };
}
