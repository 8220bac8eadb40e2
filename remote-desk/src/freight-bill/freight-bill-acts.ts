import { freightBill } from "@mandi/shared/messages/desk-freight";
import type { DeskAct } from "../acts/desk-act";
import { exact } from "../common/exact";
import type { FreightBill } from "./freight-bill.api";

interface Decision {
  readonly command: "check-freight-bill" | "approve-freight-bill" | "dispute-freight-bill";
  readonly title: string;
  readonly text: string;
}

const check: Decision = { command: "check-freight-bill", title: freightBill.check, text: freightBill.checkText };
const approve: Decision = {
  command: "approve-freight-bill",
  title: freightBill.approve,
  text: freightBill.approveText,
};
const approveAtCost: Decision = { ...approve, text: freightBill.approveAtCostText };
const dispute: Decision = { command: "dispute-freight-bill", title: freightBill.reject, text: freightBill.rejectText };

/** The acts on a bill of this status; they are bound to the bill and the amount that were read. */
export function freightBillActs(bill: FreightBill): readonly DeskAct[] {
  if (bill.status === "submitted") return [actOn(bill, check), actOn(bill, dispute)];
  if (bill.status === "checked") return [actOn(bill, approvalOf(bill)), actOn(bill, dispute)];
  return [];
}

function approvalOf({ is_at_cost, waits_after_check }: FreightBill): Decision {
  const decision = is_at_cost === 1 ? approveAtCost : approve;
  return waits_after_check === 1 ? { ...decision, text: `${decision.text} ${freightBill.ownCheckText}` } : decision;
}

function actOn(bill: FreightBill, { command, title, text }: Decision): DeskAct {
  const isApproval = command === "approve-freight-bill";
  return {
    key: `order ${command}`,
    title,
    text,
    right: command === "check-freight-bill" ? "trade" : "money",
    path: `/desk/order/${bill.order_id}/${command}`,
    fields: [],
    figures: [
      { term: freightBill.status, value: bill.status },
      ...(bill.checked_by ? [{ term: freightBill.checkedBy, value: bill.checked_by }] : []),
      { term: freightBill.beyond, value: exact(bill.beyond_freight) },
      { term: freightBill.total, value: exact(bill.total), isTotal: true },
    ],
    fixed: {
      vehicle_id: bill.vehicle_id,
      bill: bill.number,
      ...(isApproval && bill.beyond_freight > 0 && { amount: bill.beyond_freight }),
    },
    isDanger: command === "dispute-freight-bill",
  };
}
