import { Integer, Null, Object as ObjectOf, Optional, type Static, String as StringOf, Union } from "typebox";
import { closed } from "./field";
import { PaymentPurpose } from "./payment";
import { Rupees } from "./wire";

/** The account of the market that payers send money to. */
export const BankAccount = ObjectOf({
  account_name: StringOf(),
  account_number: StringOf(),
  ifsc: StringOf(),
  bank: StringOf(),
  branch: StringOf(),
  /** Empty where the account takes no UPI. */
  upi_id: StringOf(),
});
export type BankAccount = Static<typeof BankAccount>;

/** What is to be paid: a booking names its quotation, a final payment its order. */
export const TransferDetailsQuery = ObjectOf(
  { purpose: PaymentPurpose, id: Optional(Integer({ minimum: 1, maximum: 2 ** 53 - 1 })) },
  closed,
);
export type TransferDetailsQuery = Static<typeof TransferDetailsQuery>;

/** `GET /bank-account` (additive): where to send the money for one purpose of the caller, and how to mark it. */
export const TransferDetailsAnswer = ObjectOf({
  /** Null as long as the desk has set no account. */
  data: Union([BankAccount, Null()]),
  /** Letters and digits that name the purpose in the bank's remarks; the same each time. */
  reference: StringOf(),
  /** What UPI takes in one payment. */
  upi_limit: Rupees,
});
export type TransferDetailsAnswer = Static<typeof TransferDetailsAnswer>;
