import type { BankAccount } from "@mandi/shared/contract/bank-account";
import { plainRupees } from "@mandi/shared/format/rupees";

export interface UpiPayment {
  readonly account: BankAccount;
  readonly reference: string;
  /** In rupees. */
  readonly amount: number;
}

/** The address for UPI apps and QR codes. The @ of the UPI ID stays unescaped: not every app decodes it. */
export function upiLink({ account, reference, amount }: UpiPayment): string {
  const fields = { pn: account.account_name, am: plainRupees(amount), cu: "INR", tn: reference, tr: reference };
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return [`upi://pay?pa=${account.upi_id}`, ...rest].join("&");
}
