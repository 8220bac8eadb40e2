import { amountsOfPart, type Load, loadedLines } from "../orders/amounts/order-amounts";

type PartInput = Parameters<typeof amountsOfPart>;

/**
 * Whether a loaded vehicle may not travel without an e-way bill: its goods with GST are worth what the law says, in paise, or more.
 * The page offers by it and the delivery is refused by it.
 */
export function needsEwayBill(order: PartInput[0], lines: PartInput[1], load: Load, fromPaise: number): boolean {
  return amountsOfPart(order, lines, loadedLines(load)).goodsPaise >= fromPaise;
}
