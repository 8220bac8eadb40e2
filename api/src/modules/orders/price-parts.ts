import { type Paise, paise } from "@mandi/shared/money/paise";
import { basisPoints } from "@mandi/shared/money/percent";
import { calculatePrice, type PriceBreakdown } from "@mandi/shared/pricing/price";

/** What an order adds to its base price, in paise per MT before GST, as the marked offer froze it. */
export interface PriceParts {
  readonly loading: number;
  readonly insurance: number;
  readonly qualityCharge: number;
  readonly otherCharges: readonly { readonly name: string; readonly operator: "+" | "-"; readonly price: number }[];
  readonly qualityPrice: number;
  readonly packagingPrice: number;
}

/** The price of one MT of a size at an order's frozen charges, by the one price function. */
export function priceOfSize(
  parts: PriceParts,
  input: { readonly basePaise: Paise; readonly sizePaise: Paise; readonly gstBp: number },
): PriceBreakdown {
  return calculatePrice({
    basePaise: input.basePaise,
    loadingPaise: paise(parts.loading),
    insurancePaise: paise(parts.insurance),
    qualityChargePaise: paise(parts.qualityCharge),
    otherCharges: parts.otherCharges.map(({ name, operator, price }) => ({ name, operator, pricePaise: paise(price) })),
    sizePaise: input.sizePaise,
    qualityPaise: paise(parts.qualityPrice),
    packagingPaise: paise(parts.packagingPrice),
    gst: basisPoints(input.gstBp),
  });
}
