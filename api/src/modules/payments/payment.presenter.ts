import type { Payment as PaymentOnWire, RejectedTransfer, ReportedTransfer } from "@mandi/shared/contract/payment";
import { rupeesFromPaise } from "@mandi/shared/money/paise";
import type { Static } from "typebox";
import type { OwnReports } from "./bank-transfer.service";
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

/** The part that its payer compares with the bank's receipt, and the address of their proof; null without one. */
export function presentTransfer(payment: Payment, proofUrl: string | null): ReportedTransfer {
  const { utr, amount, paid_on } = presentPayment(payment);
  return { utr, amount, paid_on, ...(proofUrl !== null && { proof: { url: proofUrl } }) };
}

/** A report that the desk rejected, for its payer. */
function presentRejected(payment: Payment): Static<typeof RejectedTransfer> {
  return { ...presentTransfer(payment, null), reason: payment.reason ?? "" };
}

/** The reports for an order, for its payer. */
export function presentReports({ rejected, underCheck }: OwnReports) {
  const proofs = underCheck.flatMap(({ proofUrl }) => proofUrl ?? []);
  return {
    rejected_transfers: rejected.map(presentRejected),
    ...(underCheck.length > 0 && {
      reported_transfers: underCheck.map(({ transfer, proofUrl }) => presentTransfer(transfer, proofUrl)),
    }),
    ...(proofs.length > 0 && { reported_proofs: proofs }),
  };
}
