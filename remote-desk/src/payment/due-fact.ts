import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import { payment as messages } from "@mandi/shared/messages/desk-payment";
import { subtractRupees } from "@mandi/shared/money/paise";
import { exact } from "../common/exact";
import type { Fact, FactCheck } from "../common/fact-table";

/** What the payer was asked for, with all that is due beside it, and how the claim fits both. */
export function dueFact(payment: DeskPayment): Fact {
  const { amount, due, claimed = 0, invoice = null, order_due: orderDue = invoice === null ? due : null } = payment;
  const fact = { fact: messages.amount, claim: exact(amount) };
  if (due === null) return { ...fact, ours: messages.notAsked, check: null };
  const left = Math.max(0, subtractRupees(due, claimed));
  const asked = payment.asked ?? left;
  const whole = orderDue ?? 0;
  const ours = asked === 0 && whole > 0 ? messages.notAskedYet : exact(asked);
  return {
    ...fact,
    ours: [
      ours,
      ...(whole > asked ? [messages.dueInAll(exact(whole))] : []),
      ...(claimed > 0 ? [messages.besideClaimed(exact(claimed))] : []),
    ].join(", "),
    check: checkOf(payment, left),
  };
}

/** @param left of what is due, what other transfers under check do not pay */
function checkOf({ amount, asked: known, purpose, status }: DeskPayment, left: number): FactCheck {
  const asked = known ?? left;
  // Nobody is asked for more than is due: what fits the request may be too much by now.
  if (amount > left) return { words: messages.over(exact(subtractRupees(amount, left))), agrees: false };
  if (amount === asked) return { words: messages.agrees, agrees: true };
  if (amount === left) return { words: messages.allDue, agrees: true };
  // A booking amount is paid whole.
  if (purpose === "booking") return { words: messages.less(exact(subtractRupees(left, amount))), agrees: false };
  if (amount < asked) return { words: messages.partOfAsked(exact(subtractRupees(asked, amount))) };
  if (asked > 0) return { words: messages.ahead(exact(subtractRupees(amount, asked))) };
  return { words: status === "under check" ? messages.partOfDue : messages.partOfWasDue };
}
