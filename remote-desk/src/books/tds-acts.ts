import { type DeskTdsAdviceAnswer, type DeskTdsMonthAnswer, tdsWrites } from "@mandi/shared/contract/desk/tds";
import { formatDay } from "@mandi/shared/format/dates";
import { formatMonth } from "@mandi/shared/format/month";
import { tds } from "@mandi/shared/messages/desk-books";
import { exact } from "../common/exact";
import { booksAct } from "./books-act";

const { properties: deposit } = tdsWrites["tds deposit"].body;

/** Enters a challan, which pays everything that is left of its month and code. */
export const depositAct = ({ month, code, left, due_on: due, interest = 0 }: DeskTdsMonthAnswer["data"][number]) =>
  booksAct({
    title: tds.pay,
    question: tds.payTitle(exact(left), code, formatMonth(month)),
    text: tds.payText,
    right: "money",
    path: "/desk/tds/deposit",
    figures: [
      ...(due ? [{ term: tds.dueOn, value: formatDay(due) }] : []),
      ...(interest > 0 ? [{ term: tds.interest, value: exact(interest) }] : []),
    ],
    fields: [
      { kind: "text", name: "challan", label: tds.challan, hint: tds.challanHint, schema: deposit.challan },
      { kind: "day", name: "paid_on", label: tds.paidOn, schema: deposit.paid_on },
    ],
    fixed: { month, code, amount: left },
  });

/** Rejects a deduction that a buyer reported. */
export const refuseAct = ({ id, buyer }: DeskTdsAdviceAnswer["data"][number]) =>
  booksAct({
    title: tds.refuse,
    question: tds.refuseTitle(buyer),
    text: tds.refuseText,
    right: "money",
    path: `/desk/tds/${id}/refuse`,
    isDanger: true,
  });
