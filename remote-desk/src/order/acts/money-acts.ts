import { moneyWrites } from "@mandi/shared/contract/desk/money";
import { orderActs } from "@mandi/shared/messages/desk-acts";
import type { DeskAct } from "../../acts/desk-act";
import { exact } from "../../common/exact";
import type { DeskOrder } from "../order.api";
import { choice, orderAct } from "./act-basis";
import { claimActs } from "./claim-acts";
import { noteAct } from "./note-act";

const paidBack = moneyWrites["order paid-back"].body.properties;
const refund = moneyWrites["order refund"].body.properties;
const payout = moneyWrites["order payout"].body.properties;

/** The largest amount that can be written off as a rounding difference, in rupees. */
const smallest = 1;

/** The accountant's acts on the money of an order, as far as there is something to do. */
export function moneyActs(order: DeskOrder): readonly DeskAct[] {
  const { due, seller_owed, transporter_owed } = order.money;
  const invoices = order.buyer_view.invoices ?? [];
  const isDifference = order.status === "delivered" && due !== 0 && Math.abs(due) <= smallest;
  return [
    ...(due < 0 ? [refundAct(order)] : []),
    ...(isDifference ? [orderAct(order, { command: "write-off", title: orderActs.writeOff, right: "money" })] : []),
    ...(seller_owed > 0 || transporter_owed > 0 ? [payoutAct(order)] : []),
    ...(seller_owed < 0 || transporter_owed < 0 ? [paidBackAct(order)] : []),
    ...(invoices.length > 0
      ? [
          noteAct(
            order,
            invoices.map(({ number }) => ({ value: number, label: number })),
          ),
        ]
      : []),
    ...claimActs(order),
  ];
}

function refundAct(order: DeskOrder): DeskAct {
  return orderAct(order, {
    command: "refund",
    title: orderActs.refund,
    text: orderActs.refundText,
    right: "money",
    fields: [{ kind: "money", name: "amount", label: orderActs.amount, schema: refund.amount, isOptional: true }],
  });
}

function payoutAct(order: DeskOrder): DeskAct {
  const { seller_owed, transporter_owed } = order.money;
  const owed = [
    { side: "seller", term: orderActs.sellerOwed, amount: seller_owed },
    { side: "transporter", term: orderActs.transporterOwed, amount: transporter_owed },
  ].filter(({ amount }) => amount > 0);
  return orderAct(order, {
    command: "payout",
    title: orderActs.payout,
    text: orderActs.payoutText,
    right: "money",
    figures: owed.map(({ term, amount }) => ({ term, value: exact(amount) })),
    fields: [
      {
        kind: "choice",
        name: "to",
        label: orderActs.payTo,
        missing: orderActs.chooseSide,
        choices: owed.map(({ side, term }) => ({ value: side, label: term })),
      },
      { kind: "money", name: "amount", label: orderActs.amount, schema: payout.amount },
      { kind: "text", name: "reference", label: orderActs.reference, schema: payout.reference },
    ],
  });
}

/** The amount by which a side was paid more than it is now owed. */
function paidBackAct(order: DeskOrder): DeskAct {
  const { seller_owed, transporter_owed } = order.money;
  const owing = [
    { side: "seller", term: orderActs.bySeller, amount: -seller_owed },
    { side: "transporter", term: orderActs.byTransporter, amount: -transporter_owed },
  ].filter(({ amount }) => amount > 0);
  return orderAct(order, {
    command: "paid-back",
    title: orderActs.paidBack,
    right: "money",
    figures: owing.map(({ term, amount }) => ({ term, value: exact(amount) })),
    fields: [
      choice(
        "from",
        orderActs.paidBy,
        orderActs.choosePayer,
        owing.map(({ side, term }) => ({ value: side, label: term })),
      ),
      { kind: "money", name: "amount", label: orderActs.amount, schema: paidBack.amount },
      { kind: "text", name: "reference", label: orderActs.reference, schema: paidBack.reference },
    ],
  });
}
