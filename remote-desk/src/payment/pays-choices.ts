import { type DeskUnpaidItem, paperOf } from "@mandi/shared/contract/unpaid";
import { formatDay } from "@mandi/shared/format/dates";
import { paperName } from "@mandi/shared/format/paper-name";
import { payment as messages } from "@mandi/shared/messages/desk-payment";
import { paiseFromRupees, rupeesFromPaise, subtractPaise, sumPaise } from "@mandi/shared/money/paise";
import type { Choice } from "@mandi/shared/ui/controls/select";
import { exact } from "../common/exact";

/**
 * What a payer owes as choices for a payment of this amount: each invoice, and each order as a whole. One that cannot take the
 * whole amount says why and cannot be chosen.
 */
export const paysChoices = (unpaid: readonly DeskUnpaidItem[], amount: number): readonly Choice[] => [
  ...unpaid.flatMap((item) => invoiceChoice(item, amount)),
  ...ordersOf(unpaid, amount),
];

function invoiceChoice({ invoice, due, payable }: DeskUnpaidItem, amount: number): readonly Choice[] {
  if (invoice === null) return [];
  const { number, due_on } = invoice;
  const label = messages.paysChoice(paperName(paperOf(invoice)), exact(due), formatDay(due_on));
  return [choiceOf(number, label, { amount, due, most: payable ?? due })];
}

/** Each order as a whole: then the money pays what is due first. */
function ordersOf(unpaid: readonly DeskUnpaidItem[], amount: number): readonly Choice[] {
  const numbers = [...new Set(unpaid.map(({ order }) => order))];
  return numbers.map((number) => {
    const own = unpaid.filter(({ order }) => order === number);
    const owed = rupeesFromPaise(sumPaise(own.map((item) => paiseFromRupees(item.due))));
    const due = own[0]?.order_due ?? owed;
    const isInvoiced = own.some(({ invoice }) => invoice !== null);
    const label = isInvoiced ? messages.paysWhole(number, exact(due)) : messages.paysChoice(number, exact(due), null);
    return choiceOf(number, label, { amount, due, most: due });
  });
}

interface Figures {
  readonly amount: number;
  readonly due: number;
  /** The most that a transfer can pay of it. */
  readonly most: number;
}

function choiceOf(value: string, label: string, { amount, due, most }: Figures): Choice {
  if (amount <= most) return { value, label };
  const underCheck = subtractPaise(paiseFromRupees(due), paiseFromRupees(most));
  const isFreeEnough = amount <= due && underCheck > 0;
  const reason = isFreeEnough
    ? messages.paysUnderCheck(label, exact(rupeesFromPaise(underCheck)))
    : messages.paysTooSmall(label);
  return { value, label: reason, isDisabled: true };
}
