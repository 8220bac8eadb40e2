import { Integer, Null, Object as ObjectOf, Optional, type Static, String as StringOf, Union } from "typebox";
import { closed } from "./field";
import { PaymentPurpose } from "./payment";
import { Rupees } from "./wire";

/** The market's account to which payers transfer money. */
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

/** What is to be paid: the quotation of a booking, or the order of a final payment. */
export const TransferDetailsQuery = ObjectOf(
  { purpose: PaymentPurpose, id: Optional(Integer({ minimum: 1, maximum: 2 ** 53 - 1 })) },
  closed,
);
export type TransferDetailsQuery = Static<typeof TransferDetailsQuery>;

/**
 * `GET /bank-account` (additive): where to transfer the money for one of the caller's payments, and the reference to
 * give.
 */
export const TransferDetailsAnswer = ObjectOf({
  /** Null until the desk has entered an account. */
  data: Union([BankAccount, Null()]),
  /** Letters and digits that identify the payment in the bank's remarks; the same every time. */
  reference: StringOf(),
  /** The UPI limit for one payment. */
  upi_limit: Rupees,
});
export type TransferDetailsAnswer = Static<typeof TransferDetailsAnswer>;
