import type { Db } from "../../../platform/database/database";
import { listLoads } from "../../shipments/shipment-load.open.store";
import { selectAgreedKg, selectLines, selectLinesOf, selectOrderForUpdate } from "../order.store";
import { type CurrentAmounts, currentAmounts } from "./order-amounts";
import { updateAmounts, updateBillDifference, updatePaperDifference } from "./order-amounts.store";

/** The sizes of an order. */
export const listOrderLines = selectLines;

/** The sizes of several orders. */
export const listLinesOfOrders = selectLinesOf;

/** Adds to what the invoices of an order come to beyond quantity times price, in paise. The order is locked. */
export const addPaperDifference = updatePaperDifference;

/** Adds to what the seller's bills of an order come to beyond the receivable, in paise. The order is locked. */
export const addBillDifference = updateBillDifference;

/** The agreed quantity of orders by key, in kilograms and before any loaded weight. */
export const readAgreedKg = selectAgreedKg;

/**
 * Computes what an order comes to and writes it down; call it after every write that a line, a weight or the freight
 * depends on. The order is locked.
 */
export async function refreshAmounts(tx: Db, orderId: number): Promise<CurrentAmounts> {
  const order = await selectOrderForUpdate(tx, orderId);
  if (order === undefined) throw new Error(`There is no order ${orderId}`);
  const amounts = currentAmounts(order, await selectLines(tx, orderId), await listLoads(tx, orderId));
  await updateAmounts(tx, orderId, amounts);
  return amounts;
}
