import type { Paise } from "@mandi/shared/money/paise";
import { basisPoints } from "@mandi/shared/money/percent";
import { taxPaper } from "@mandi/shared/pricing/taxed-paper";
import type { amountsOfPart, Load } from "../orders/amounts/order-amounts";
import { soldOf } from "../orders/invoice/taxed-sale";

type PartInput = Parameters<typeof amountsOfPart>;

/**
 * Whether a loaded vehicle needs an e-way bill: the total of its invoice reaches the statutory limit, in paise. Freight that the invoice taxes
 * is part of it, freight at cost or to pay is not (explanation 2 to rule 138(1)). Both the page and the delivery step use this rule.
 */
export function needsEwayBill(order: PartInput[0], lines: PartInput[1], load: Load, fromPaise: number): boolean {
  return consignmentValue(order, lines, load) >= fromPaise;
}

function consignmentValue(order: PartInput[0], lines: PartInput[1], load: Load): Paise {
  return taxPaper(soldOf(order, lines, load, basisPoints(order.gst_bp)), false).payablePaise;
}
