import {
  Array as ArrayOf,
  Enum,
  Null,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import { closed, lineField } from "./field";
import { Day, Rupees } from "./wire";

/** Tax that a buyer deducted at source from an order. All of this is additive. */
export const OrderDeduction = ObjectOf({
  date: Day,
  /** Code of the law, `1031`. */
  code: StringOf(),
  amount: Rupees,
  /** `2026-27 Q3` */
  quarter: StringOf(),
  /** waiting: for the certificate. */
  state: Enum(["waiting", "certified", "refused"]),
  /** Why the desk refused it; empty where it did not. */
  refusal: StringOf(),
});
export type OrderDeduction = Static<typeof OrderDeduction>;

/** Our certificate of lower deduction, under which the buyer deducts less. */
export const OrderTdsCertificate = ObjectOf({
  number: StringOf(),
  /** Percent. */
  rate: NumberOf(),
  last_day: Day,
  /** What is left of its ceiling, of invoices before GST. */
  left: Rupees,
  /** What we expect to be deducted from the invoices of this order, less what was deducted. */
  expected: Rupees,
  /** Where its file opens for the reader; empty where it cannot. */
  url: StringOf(),
});
export type OrderTdsCertificate = Static<typeof OrderTdsCertificate>;

/** `GET /customer/order/{id}/tds`. */
export const OrderTdsAnswer = ObjectOf({
  data: ObjectOf({
    /** The code under which tax is deducted today. */
    code: StringOf(),
    /** From the caller's profile; empty until they have entered one. */
    tan_number: StringOf(),
    /** What can be deducted now, in whole rupees. */
    at_most: Rupees,
    /** The first day on which tax can be deducted before there is an invoice: of the order, or of the transfer of its booking amount. */
    deductible_from: Optional(Day),
    /** Of today; null where there is none. */
    certificate: Optional(Union([OrderTdsCertificate, Null()])),
    deducted: ArrayOf(OrderDeduction),
  }),
});
export type OrderTdsAnswer = Static<typeof OrderTdsAnswer>;

/** `POST /customer/order/{id}/tds`: tax that the buyer deducted from what they owe; answered as a payment is. */
export const OrderTdsBody = ObjectOf(
  {
    /** In whole rupees. */
    amount: NumberOf({ minimum: 1, maximum: 1_000_000_000, message: "Please enter the amount in whole rupees" }),
    /** Absent: the TAN of the profile; another one is saved there. */
    tan_number: Optional(StringOf({ maxLength: 20, message: "Please enter a valid TAN" })),
    /** The number of the unpaid invoice that it was deducted from; absent: it settles what is due first. Additive. */
    invoice: Optional(lineField(16)),
    /** The day on which it was deducted, which decides its quarter and code; absent: today. Additive. */
    deducted_on: Optional(
      StringOf({
        pattern: "^\\d{4}-\\d{2}-\\d{2}$",
        maxLength: 10,
        message: "Please enter the day on which you deducted the tax",
      }),
    ),
  },
  closed,
);
export type OrderTdsBody = Static<typeof OrderTdsBody>;
