import { type Paise, paiseFromRupees } from "@mandi/shared/money/paise";
import { amountsOfPart, type Load, loadedLines } from "../orders/amounts/order-amounts";

/** Below this value of the goods on a vehicle the law asks for no e-way bill. */
const ewayBillFromPaise: Paise = paiseFromRupees(50_000);

type PartInput = Parameters<typeof amountsOfPart>;

/** Whether a loaded vehicle may not travel without an e-way bill. The page offers by it and the delivery is refused by it. */
export function needsEwayBill(order: PartInput[0], lines: PartInput[1], load: Load): boolean {
  return amountsOfPart(order, lines, loadedLines(load)).goodsPaise >= ewayBillFromPaise;
}
