import { type Paise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import { basisPointsFromPercent } from "@mandi/shared/money/percent";
import { gstInside, gstOf, type TaxedPaper } from "@mandi/shared/pricing/taxed-paper";

/** A document between states over goods of this amount with their GST of 18 percent, not rounded to the rupee. */
export function printedPaper(grossPaise: Paise): TaxedPaper {
  const heads = gstInside(grossPaise, basisPointsFromPercent(18), false);
  const goodsPaise = subtractPaise(grossPaise, gstOf(heads));
  return {
    lines: [],
    goodsPaise,
    freightPaise: zeroPaise,
    taxablePaise: goodsPaise,
    heads,
    roundOffPaise: zeroPaise,
    payablePaise: grossPaise,
  };
}
