import type { PaymentPurpose } from "@mandi/shared/contract/payment";

/** What a payment is for, by the numbers that people use. */
export interface ReferencedPayment {
  readonly purpose: PaymentPurpose;
  readonly payerId: number;
  /** Of the quotation that is booked. */
  readonly quotation: string | null;
  /** Of the order that is paid. */
  readonly order: string | null;
}

/**
 * The reference by which a transfer is found in the bank's statement: capitals and digits only, because banks and UPI
 * apps drop the rest from remarks. It is always the same for the same purpose.
 */
export function paymentReference({ purpose, payerId, quotation, order }: ReferencedPayment): string {
  const payer = String(payerId).padStart(6, "0");
  switch (purpose) {
    case "booking":
      return quotation ?? "";
    case "final":
      return order ?? "";
    case "top-up":
      return `W${payer}`;
    case "credit repayment":
      return `C${payer}`;
  }
}
