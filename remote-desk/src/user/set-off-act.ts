import type { DeskSetOffAnswer } from "@mandi/shared/contract/desk/payout";
import { payouts as messages } from "@mandi/shared/messages/desk-payouts";
import { paiseFromRupees, rupeesFromPaise, sumPaise } from "@mandi/shared/money/paise";
import type { DeskAct } from "../acts/desk-act";
import { exact } from "../common/exact";

type SetOff = DeskSetOffAnswer["data"];

const sumOf = (parts: readonly { readonly amount: number }[]): number =>
  rupeesFromPaise(sumPaise(parts.map(({ amount }) => paiseFromRupees(amount))));

/** A payout batch of which nothing is left for the bank: what comes off is all that it pays. */
export function setOffAct({ payouts, at_risk }: SetOff): DeskAct {
  const asked = payouts.map(({ order_id, amount, debts }) => ({
    ...{ order_id, to: "transporter", amount, set_off: amount },
    debts: debts.map(({ order_id: owed, bill, amount: part }) => ({ order_id: owed, bill, amount: part })),
  }));
  return {
    key: "payout-batch make",
    title: messages.setOffOf(exact(sumOf(payouts))),
    text: at_risk > 0 ? `${messages.setOffText} ${messages.setOffRisk(exact(at_risk))}` : messages.setOffText,
    right: "money",
    path: "/desk/payout-batch",
    fields: [],
    figures: payouts.map(({ order, debts }) => ({
      term: messages.offOrder(order),
      value: debts.map((debt) => messages.owed(exact(debt.amount), debt.bill, debt.order)).join("; "),
    })),
    fixed: {},
    shape: () => ({ payouts: asked }),
  };
}
