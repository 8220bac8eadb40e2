import type { TransferDetailsQuery } from "@mandi/shared/contract/bank-account";
import type { PaymentSource } from "@mandi/shared/contract/payment";

/** What a payment is for and what it binds the payer to, as shown in the confirmation. */
export interface PaymentMeaning {
  /** The purpose for which account and payment reference are requested. */
  readonly subject: TransferDetailsQuery;
  /** "Booking amount, quotation Q2627000184". */
  readonly settles: string;
  /** What remains to be paid afterwards, in rupees. */
  readonly rest: { readonly term: string; readonly of: (amount: number) => number } | null;
  readonly binds: (source: PaymentSource) => readonly string[];
  /** The days to pay after an invoice of the order; 0 for none. */
  readonly creditDays: number;
}
