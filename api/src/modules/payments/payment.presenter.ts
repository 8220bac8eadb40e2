import type { Payment as PaymentOnWire, RejectedTransfer, ReportedTransfer } from "@mandi/shared/contract/payment";
import { rupeesFromPaise } from "@mandi/shared/money/paise";
import type { Static } from "typebox";
import type { Payment } from "./payment.store";

/** A payment for its payer. */
export function presentPayment(payment: Payment): PaymentOnWire {
  return {
    id: payment.id,
    purpose: payment.purpose,
    source: payment.source,
    amount: rupeesFromPaise(payment.amountPaise),
    status: payment.status,
    utr: payment.utr ?? "",
    paid_on: payment.paidOn ?? "",
    reason: payment.reason ?? "",
    created_at: payment.createdAt.toISOString(),
  };
}

/** The part that its payer compares with the bank's receipt. */
export function presentTransfer(payment: Payment): ReportedTransfer {
  const { utr, amount, paid_on } = presentPayment(payment);
  return { utr, amount, paid_on };
}

/** A report that the desk rejected, for its payer. */
export function presentRejected(payment: Payment): Static<typeof RejectedTransfer> {
  return { ...presentTransfer(payment), reason: payment.reason ?? "" };
}
