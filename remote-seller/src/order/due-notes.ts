import type { SellerOrder } from "@mandi/shared/contract/seller-order";
import { formatDay } from "@mandi/shared/format/dates";
import { order as messages } from "@mandi/shared/messages/seller-order";
import { type Paise, paiseFromRupees, sumPaise } from "@mandi/shared/money/paise";

/** Why the seller is owed something, and from which day: by invoice, as payments settle the oldest first. */
export function dueNotes(order: SellerOrder): readonly string[] {
  if (order.due_amount <= 0) return [];
  const bills = [...(order.invoices ?? [])].sort((one, other) => one.date.localeCompare(other.date));
  const settled = sumPaise([paiseFromRupees(order.paid_amount), paiseFromRupees(order.paper_difference)]);
  const open = bills.filter((_, place) => sumUpTo(bills, place) > settled);
  return [
    ...open.map(({ number, due_on }) =>
      due_on === null ? messages.dueFor(number) : messages.dueOn(number, formatDay(due_on)),
    ),
    ...(isInvoiced(order) ? [] : [messages.dueAfterInvoice]),
  ];
}

/** Every vehicle has its invoice: all that is left to pay is due. */
export function isInvoiced({ vehicles }: SellerOrder): boolean {
  return vehicles.length > 0 && vehicles.every(({ invoice }) => invoice !== null);
}

function sumUpTo(bills: readonly { readonly total: number }[], place: number): Paise {
  return sumPaise(bills.slice(0, place + 1).map(({ total }) => paiseFromRupees(total)));
}
