import type { Db } from "../../../platform/database/database";
import type { CurrentAmounts } from "./order-amounts";

/** Adds to the amount by which an order's invoices exceed quantity times price. */
export async function updatePaperDifference(tx: Db, orderId: number, differencePaise: number): Promise<void> {
  await tx
    .updateTable("trade_order")
    .set(({ eb }) => ({ paper_difference_paise: eb("paper_difference_paise", "+", differencePaise) }))
    .where("id", "=", orderId)
    .execute();
}

/** Adds to the amount by which the seller's bills of an order exceed the receivable. */
export async function updateBillDifference(tx: Db, orderId: number, differencePaise: number): Promise<void> {
  await tx
    .updateTable("trade_order")
    .set(({ eb }) => ({ bill_difference_paise: eb("bill_difference_paise", "+", differencePaise) }))
    .where("id", "=", orderId)
    .execute();
}

/** Stores the amounts of an order. */
export async function updateAmounts(tx: Db, orderId: number, amounts: CurrentAmounts): Promise<void> {
  await tx
    .updateTable("trade_order")
    .set({
      total_kg: amounts.totalKg,
      ex_paise: amounts.exPaise,
      freight_paise: amounts.freightPaise,
      for_paise: amounts.forPaise,
      receivable_paise: amounts.receivablePaise,
      update_for: amounts.updateFor,
    })
    .where("id", "=", orderId)
    .execute();
}
