import {
  Boolean as BooleanOf,
  Enum,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import { chosenId, closed } from "./field";
import { Id, Instant, Rupees } from "./wire";

/** Where a buyer's money comes from: cash and credit settle at once, a bank transfer waits for the desk. */
export const paymentSources = ["cash", "credit", "bank"] as const;
export const PaymentSource = Enum([...paymentSources]);
export type PaymentSource = Static<typeof PaymentSource>;

/** What a payment is for. */
export const paymentPurposes = ["top-up", "booking", "final", "credit repayment"] as const;
export const PaymentPurpose = Enum([...paymentPurposes]);
export type PaymentPurpose = Static<typeof PaymentPurpose>;

/** The payment machine's states (docs/domain.md#payments). */
export const paymentStatuses = ["initiated", "under check", "verified", "rejected"] as const;
export const PaymentStatus = Enum([...paymentStatuses]);
export type PaymentStatus = Static<typeof PaymentStatus>;
/** The same as pages read it. */
const ReadPaymentStatus = Union([PaymentStatus, StringOf()]);

/** Reference of a bank transfer: 12 to 22 letters and digits. The server reads it without spaces and dashes, in capitals (`isUtr`). */
export const utrField = StringOf({
  pattern: "^[A-Za-z0-9]{12,22}$",
  maxLength: 22,
  message: "Please enter a valid UTR number",
  isUtr: true,
});

/**
 * `GET /reported-transfer` (additive): whether this UTR is already in use, asked before a payer confirms their report.
 */
export const ReportedTransferQuery = ObjectOf({ utr: utrField }, closed);
export const ReportedTransferAnswer = ObjectOf({
  is_reported: BooleanOf(),
  /** Why it cannot be reported: the caller's own transfer is named. Additive. */
  message: Optional(StringOf()),
});

/** Refuses a UTR already in use, where nothing more is said of its payment. */
export const usedUtrText = "This UTR has already been reported";

/** The day of the transfer, in India. */
export const paidOnField = StringOf({
  pattern: "^\\d{4}-\\d{2}-\\d{2}$",
  maxLength: 10,
  message: "Please enter the date of the transfer",
});

/** An upload that proves a transfer: a picture or PDF. Additive. */
export const proofField = chosenId("Please upload the file again");

const amountRule = { maximum: 1_000_000_000, message: "Please enter a valid amount" };

/** An amount that a person pays: from one rupee to a hundred crore. The server checks the decimals, see `Rupees`. */
export const amountField = NumberOf({ minimum: 1, ...amountRule });

/** An amount that a person pays towards what is due. Less than one rupee only where less is due: see `leastPayment`. */
export const partOfDueField = NumberOf({ minimum: 0.01, ...amountRule });

/** Number of an invoice that a payment is for. */
export const paidInvoiceField = StringOf({ minLength: 1, maxLength: 16, message: "Please choose an unpaid invoice" });

/**
 * `POST /product-enquiry/{id}/payment` and `POST /customer/order/{id}/payment` (additive). `utr`, `paid_on` and
 * `upload_id` are for the source bank. `amount` and `invoice` are read for an order only: a part of the amount due, by default all of it, and the number of
 * the invoice that it pays; without one it pays what is due first.
 */
export const PaymentBody = ObjectOf(
  {
    source: PaymentSource,
    utr: Optional(utrField),
    paid_on: Optional(paidOnField),
    upload_id: Optional(proofField),
    amount: Optional(partOfDueField),
    invoice: Optional(paidInvoiceField),
  },
  closed,
);
export type PaymentBody = Static<typeof PaymentBody>;

/** The payer's report of a bank transfer, which the desk looks for. `proof` is the address of the file that they added (additive). */
export const ReportedTransfer = ObjectOf({
  utr: StringOf(),
  amount: Rupees,
  paid_on: StringOf(),
  proof: Optional(ObjectOf({ url: StringOf() })),
});
export type ReportedTransfer = Static<typeof ReportedTransfer>;

/** A report that the desk rejected, and why. */
export const RejectedTransfer = ObjectOf({ ...ReportedTransfer.properties, reason: StringOf() });

/** A payment as its payer sees it. */
export const Payment = ObjectOf({
  id: Id,
  purpose: PaymentPurpose,
  source: PaymentSource,
  amount: Rupees,
  status: ReadPaymentStatus,
  utr: StringOf(),
  paid_on: StringOf(),
  /** Why the desk rejected it; empty otherwise. */
  reason: StringOf(),
  created_at: Instant,
});
export type Payment = Static<typeof Payment>;
