import type { Db } from "../../../platform/database/database";
import { listLoads } from "../../shipments/shipment-load.open.store";
import { selectAgreedKg, selectLines, selectLinesOf, selectOrderForUpdate } from "../order.store";
import { type CurrentAmounts, currentAmounts } from "./order-amounts";
import { updateAmounts, updateBillDifference, updatePaperDifference } from "./order-amounts.store";

/** The sizes of an order. */
export const listOrderLines = selectLines;

/** The sizes of several orders. */
export const listLinesOfOrders = selectLinesOf;

/** Adds to the amount by which an order's invoices exceed quantity times price, in paise. The order is locked. */
export const addPaperDifference = updatePaperDifference;

/** Adds to the amount by which the seller's bills of an order exceed the receivable, in paise. The order is locked. */
export const addBillDifference = updateBillDifference;

/** The agreed quantity of orders by key, in kilograms and before any loaded weight. */
export const readAgreedKg = selectAgreedKg;

/**
 * Computes and stores the amounts of an order; call it after every write to a line, a weight or the freight.
 * The order is locked.
 */
export async function refreshAmounts(tx: Db, orderId: number): Promise<CurrentAmounts> {
  const order = await selectOrderForUpdate(tx, orderId);
  if (order === undefined) throw new Error(`There is no order ${orderId}`);
  const amounts = currentAmounts(order, await selectLines(tx, orderId), await listLoads(tx, orderId));
  await updateAmounts(tx, orderId, amounts);
  return amounts;
}
