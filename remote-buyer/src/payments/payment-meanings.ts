import type { Order } from "@mandi/shared/contract/order";
import type { PaymentSource } from "@mandi/shared/contract/payment";
import type { Quotation } from "@mandi/shared/contract/quotation";
import { confirmation } from "@mandi/shared/messages/buyer-money";
import { subtractRupees } from "@mandi/shared/money/paise";
import type { PaymentMeaning } from "./payment-meaning";

/** A booking amount: it creates an order that cannot be cancelled, and authorises us to pay freight at cost. */
export function bookingMeaning(
  { id, unique_id, freight_terms = null }: Pick<Quotation, "id" | "unique_id" | "freight_terms">,
  { forPrice, creditDays }: { readonly forPrice: number; readonly creditDays: number },
): PaymentMeaning {
  return {
    subject: { purpose: "booking", id },
    settles: confirmation.booking(unique_id),
    rest: { term: confirmation.afterLoading, of: (amount) => subtractRupees(forPrice, amount) },
    binds: (source) => [
      source === "bank" ? confirmation.bindsBookingTransfer : confirmation.bindsBooking,
      ...(freight_terms === null ? [] : [freight_terms]),
      ...bindsOf(source),
    ],
    creditDays,
  };
}

/** What is due on an order, or a part of it. */
export function orderMeaning(
  { id, order_id, credit_days }: Pick<Order, "id" | "order_id" | "credit_days">,
  leftToPay: number,
): PaymentMeaning {
  return {
    subject: { purpose: "final", id },
    settles: confirmation.order(order_id),
    rest: { term: confirmation.leftToPay, of: (amount) => subtractRupees(leftToPay, amount) },
    binds: (source) => [...(source === "bank" ? [] : [confirmation.bindsPayment]), ...bindsOf(source)],
    creditDays: credit_days,
  };
}

/** Repayment of used credit, all of it or a part. */
export function repaymentMeaning(used: number): PaymentMeaning {
  return {
    subject: { purpose: "credit repayment" },
    settles: confirmation.repayment,
    rest: { term: confirmation.stillUsed, of: (amount) => subtractRupees(used, amount) },
    binds: (source) => (source === "bank" ? [confirmation.bindsReport] : [confirmation.bindsPayment]),
    creditDays: 0,
  };
}

/** Money for the cash wallet, which comes by bank only. */
export const topUpMeaning: PaymentMeaning = {
  subject: { purpose: "top-up" },
  settles: confirmation.topUp,
  rest: null,
  binds: () => [confirmation.bindsReport],
  creditDays: 0,
};

function bindsOf(source: PaymentSource): readonly string[] {
  return source === "bank" ? [confirmation.bindsReport] : [];
}
