import type { Db } from "../../../platform/database/database";
import type { CurrentAmounts } from "./order-amounts";

/** Adds to what the invoices of an order come to beyond quantity times price. */
export async function updatePaperDifference(tx: Db, orderId: number, differencePaise: number): Promise<void> {
  await tx
    .updateTable("trade_order")
    .set(({ eb }) => ({ paper_difference_paise: eb("paper_difference_paise", "+", differencePaise) }))
    .where("id", "=", orderId)
    .execute();
}

/** Adds to what the seller's bills of an order come to beyond the receivable. */
export async function updateBillDifference(tx: Db, orderId: number, differencePaise: number): Promise<void> {
  await tx
    .updateTable("trade_order")
    .set(({ eb }) => ({ bill_difference_paise: eb("bill_difference_paise", "+", differencePaise) }))
    .where("id", "=", orderId)
    .execute();
}

/** Writes what an order comes to. */
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
