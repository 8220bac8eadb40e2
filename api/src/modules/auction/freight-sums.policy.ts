import type { Kilograms } from "@mandi/shared/money/kilograms";
import { type Paise, paise } from "@mandi/shared/money/paise";
import { roundLine } from "@mandi/shared/money/rounding";

/** What the consignee pays to the carrier for a quantity; null where freight is in the price. */
export function toPayOf(ratePaise: number | null, quantityKg: Kilograms): Paise | null {
  return ratePaise === null ? null : roundLine(paise(ratePaise), quantityKg);
}

/** Freight before GST of a quantity; where no rate was agreed before GST, it is the freight of the price. */
export function freightNetOf(ratePaise: number | null, quantityKg: Kilograms, freightPaise: Paise): Paise {
  return ratePaise === null ? freightPaise : roundLine(paise(ratePaise), quantityKg);
}
