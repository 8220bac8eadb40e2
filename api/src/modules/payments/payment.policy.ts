import type { PaymentPurpose, PaymentSource, PaymentStatus } from "@mandi/shared/contract/payment";

/** settle: the platform already has the money (wallet, credit). report: the payer reports a bank transfer, and the desk then decides. */
export type PaymentStep = "settle" | "report" | "verify" | "reject";

/** The payment machine (docs/domain.md#payments). A verified or rejected payment never changes again. */
export const paymentSteps: Readonly<Record<PaymentStatus, Partial<Record<PaymentStep, PaymentStatus>>>> = {
  initiated: { settle: "verified", report: "under check" },
  "under check": { verify: "verified", reject: "rejected" },
  verified: {},
  rejected: {},
};

/** Where a step leads; undefined when it is not possible from here. */
export function nextPaymentStatus(from: PaymentStatus, step: PaymentStep): PaymentStatus | undefined {
  return paymentSteps[from][step];
}

/** Which sources may serve which purpose: credit is never topped up or repaid with credit. */
export const allowedSources: Readonly<Record<PaymentPurpose, readonly PaymentSource[]>> = {
  "top-up": ["bank"],
  booking: ["cash", "credit", "bank"],
  final: ["cash", "credit", "bank"],
  "credit repayment": ["cash", "bank"],
};
