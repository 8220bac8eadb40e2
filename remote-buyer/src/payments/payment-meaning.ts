import type { TransferDetailsQuery } from "@mandi/shared/contract/bank-account";
import type { PaymentSource } from "@mandi/shared/contract/payment";

/** What a payment is for and what it binds the payer to, as the step before it says. */
export interface PaymentMeaning {
  /** What the account and the payment reference are asked for. */
  readonly subject: TransferDetailsQuery;
  /** "Booking amount, quotation Q2627000184". */
  readonly settles: string;
  /** What stays to be paid afterwards, in rupees. */
  readonly rest: { readonly term: string; readonly of: (amount: number) => number } | null;
  readonly binds: (source: PaymentSource) => readonly string[];
}
