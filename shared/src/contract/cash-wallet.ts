import {
  Array as ArrayOf,
  Enum,
  Integer,
  Literal,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
} from "typebox";
import { closed } from "./field";
import { PaidPaper } from "./paid-paper";
import { amountField, Payment, paidOnField, proofField, utrField } from "./payment";
import { Day, Instant, paged, Rupees } from "./wire";

/** Rows of a wallet page. */
export const walletPageSize = 5;

/** Row limit of one answer, for a caller who asks for more than a screen shows. */
export const maxWalletPageSize = 100;

/** One line of a wallet: a debit reduces the balance, anything else increases it. */
export const WalletTransaction = ObjectOf({
  description: StringOf(),
  transaction_id: StringOf(),
  created_at: Instant,
  amount: Rupees,
  status: Enum(["debit", "credit"]),
  /** Balance after this line (additive). */
  remaining_balance: Rupees,
});
export type WalletTransaction = Static<typeof WalletTransaction>;

const day = StringOf({ pattern: "^\\d{4}-\\d{2}-\\d{2}$", maxLength: 10 });

/** Page and days of both wallets; the days and the page size are additive. */
export const WalletQuery = ObjectOf(
  {
    page: Optional(Integer({ minimum: 1, maximum: 100_000 })),
    per_page: Optional(Integer({ minimum: 1, maximum: maxWalletPageSize })),
    from_date: Optional(day),
    to_date: Optional(day),
  },
  closed,
);
export type WalletQuery = Static<typeof WalletQuery>;

/** A bank transfer in the list of its payer. */
export const WalletTransfer = ObjectOf({
  ...Payment.properties,
  /** Number of the order that it pays; additive. */
  order: Optional(StringOf()),
  /** Number of the quotation whose booking amount it is; additive. */
  quotation: Optional(StringOf()),
  /** The invoice or debit note that it names; additive. */
  paper: Optional(PaidPaper),
  /** Present where the desk entered a transfer that its payer never reported: it has no payment advice. */
  is_entered_by_desk: Optional(Literal(1)),
  /** The day on which a transfer that was found was reversed in the books, in India. */
  reversed_on: Optional(Day),
});
export type WalletTransfer = Static<typeof WalletTransfer>;

/** `GET /cash-wallet`. */
export const CashWalletAnswer = ObjectOf({
  /** The balance that can be spent. */
  cash_balance: Rupees,
  /** Set aside for bookings and not in `cash_balance` (additive). */
  held_balance: Rupees,
  transaction: paged(WalletTransaction),
  /** Bank transfers that the desk has not decided on yet, and those it rejected lately (additive). */
  payment: ArrayOf(WalletTransfer),
});
export type CashWalletAnswer = Static<typeof CashWalletAnswer>;

/** `POST /cash-wallet/top-up` (additive, docs/domain.md#payments): reports a bank transfer. */
export const TopUpBody = ObjectOf(
  { amount: amountField, utr: utrField, paid_on: paidOnField, upload_id: Optional(proofField) },
  closed,
);
export type TopUpBody = Static<typeof TopUpBody>;
