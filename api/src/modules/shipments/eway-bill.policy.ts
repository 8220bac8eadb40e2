import { amountsOfPart, type Load, loadedLines } from "../orders/amounts/order-amounts";

type PartInput = Parameters<typeof amountsOfPart>;

/**
 * Whether a loaded vehicle needs an e-way bill: its goods with GST reach the statutory limit, in paise.
 * Both the page and the delivery step use this rule.
 */
export function needsEwayBill(order: PartInput[0], lines: PartInput[1], load: Load, fromPaise: number): boolean {
  return amountsOfPart(order, lines, loadedLines(load)).goodsPaise >= fromPaise;
}
