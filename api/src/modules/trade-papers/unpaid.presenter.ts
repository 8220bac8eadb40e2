import type { UnpaidBill as SentBill, UnpaidItem as SentItem } from "@mandi/shared/contract/unpaid";
import { rupeesFromPaise } from "@mandi/shared/money/paise";
import type { UnpaidBill, UnpaidItem } from "./unpaid-of-buyer.service";

/** An unpaid invoice for its buyer and the desk. */
export function presentUnpaidBill({ number, date, dueOn, duePaise }: UnpaidBill): SentBill {
  return { number, date, due_on: dueOn, due: rupeesFromPaise(duePaise) };
}

/** What a buyer owes for a bill, or for an order beyond its bills. */
export function presentUnpaidItem({ orderId, order, bill, duePaise, isUnderCheck }: UnpaidItem): SentItem {
  return {
    order_id: orderId,
    order,
    bill: bill && presentUnpaidBill(bill),
    due: rupeesFromPaise(duePaise),
    is_under_check: isUnderCheck ? 1 : 0,
  };
}
