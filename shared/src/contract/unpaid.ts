import { Integer, Literal, Null, Object as ObjectOf, Optional, type Static, String as StringOf, Union } from "typebox";
import { closed } from "./field";
import type { PaidPaper } from "./paid-paper";
import { Day, Id, paged, pageQuery, Rupees } from "./wire";

/** An invoice that is not paid in full, or a debit note, which asks for money in the same way. All of this is additive. */
export const UnpaidInvoice = ObjectOf({
  number: StringOf(),
  date: Day,
  due_on: Day,
  /** What is still due for it, after payments, notes and the tax that the buyer has reported. */
  due: Rupees,
  /** Present where it is a debit note. */
  is_debit_note: Optional(Literal(1)),
});
export type UnpaidInvoice = Static<typeof UnpaidInvoice>;

/** The document that asks for the money. */
export const paperOf = ({ number, is_debit_note }: Pick<UnpaidInvoice, "number" | "is_debit_note">): PaidPaper => ({
  kind: is_debit_note === 1 ? "debit note" : "invoice",
  number,
});

/** What a buyer owes for an invoice, or for an order beyond its invoices. */
export const UnpaidItem = ObjectOf({
  order_id: Id,
  /** Its number. */
  order: StringOf(),
  /** Null for the part of an order that is not invoiced yet. */
  invoice: Union([UnpaidInvoice, Null()]),
  due: Rupees,
  /** Transfers under check will pay it or a part of it. */
  is_under_check: Integer({ minimum: 0, maximum: 1 }),
  /** Of `due`, what they will pay. Additive. */
  reported: Optional(Rupees),
});
export type UnpaidItem = Static<typeof UnpaidItem>;

/** What a buyer owes, as the desk uses a transfer for it. */
export const DeskUnpaidItem = ObjectOf({
  ...UnpaidItem.properties,
  /** The most that a transfer can pay of the invoice: what is due for it and not under check; null without one. Additive. */
  payable: Optional(Union([Rupees, Null()])),
  /** What is due for the whole order, the most that a transfer for it can be. Additive. */
  order_due: Optional(Rupees),
});
export type DeskUnpaidItem = Static<typeof DeskUnpaidItem>;

/** `GET /customer/unpaid`: what the caller owes, the earliest due first; then what no invoice asks for yet. */
export const UnpaidQuery = ObjectOf(pageQuery, closed);
export const UnpaidAnswer = ObjectOf({
  ...paged(UnpaidItem).properties,
  /** All that is invoiced and unpaid, on every page. */
  invoiced: Rupees,
  /** Of it, what transfers under check will pay. Additive. */
  reported: Optional(Rupees),
  /** All that transfers under check for orders and booking amounts come to, as on the home page. Additive. */
  all_reported: Optional(Rupees),
  /** All that no invoice asks for yet. */
  later: Rupees,
  /** The booking amounts of marked quotations that can be paid now. Additive. */
  bookings: Optional(Rupees),
  /** The quotation whose booking amount that is; null where there is none, or more than one. Additive. */
  booking_quotation: Optional(Union([Id, Null()])),
});
export type UnpaidAnswer = Static<typeof UnpaidAnswer>;
