import type { Order } from "@mandi/shared/contract/order";

/** What can be paid of an order and what its documents ask for now, in rupees, beside what is under check. */
interface ToPay {
  readonly rest: number;
  readonly now: number;
}

export function toPayOf({ due_amount, payable_now = 0, rest_to_pay = due_amount }: Order): ToPay {
  return { rest: rest_to_pay, now: payable_now };
}

/** What transfers under check come to, in rupees; all that is due where the answer does not say. */
export function reportedOf({ payment_under_check, due_amount, reported_amount = due_amount }: Order): number {
  return payment_under_check === 1 ? reported_amount : 0;
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
