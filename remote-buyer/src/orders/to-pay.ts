import type { Order } from "@mandi/shared/contract/order";
import { paiseFromRupees, rupeesFromPaise, sumPaise } from "@mandi/shared/money/paise";

/** What can be paid of an order, and what its documents ask for now, in rupees. */
interface ToPay {
  readonly rest: number;
  readonly now: number;
}

/** Beside transfers under check it is what they do not pay: nothing while one of them names no document. */
export function toPayOf(order: Order): ToPay {
  const { due_amount, payable_now = 0, payment_under_check, rest_to_pay = 0, unpaid_invoices = [] } = order;
  if (payment_under_check === 0) return { rest: due_amount, now: payable_now };
  const asked = rupeesFromPaise(sumPaise(unpaid_invoices.map(({ due }) => paiseFromRupees(due))));
  return { rest: rest_to_pay, now: asked };
}

/** The document that the form starts with: the one asked for, or the last one that a transfer under check leaves to pay. */
export function firstDocumentOf(
  { payment_under_check, unpaid_invoices = [] }: Order,
  asked: string | null,
): string | null {
  const [first, second] = unpaid_invoices;
  const isLast = payment_under_check === 1 && second === undefined;
  return isLast ? (first?.number ?? null) : asked;
}
