import type { LandedEstimate } from "@mandi/shared/contract/freight-estimate";
import { type Paise, rupeesFromPaise, subtractPaise } from "@mandi/shared/money/paise";
import { basisPoints } from "@mandi/shared/money/percent";
import { estimateLandedPrice } from "@mandi/shared/pricing/landed-price";
import type { LandedRoad } from "./landed-roads.service";

/** What one MT at an ex price will probably cost at the end of a road. */
export function presentLanded(
  exPaise: Paise,
  { freight, gst_bp }: Pick<LandedRoad, "freight" | "gst_bp">,
): LandedEstimate {
  const price = estimateLandedPrice(exPaise, freight, basisPoints(gst_bp));
  return {
    freight: rupeesFromPaise(freight.ratePaise),
    freight_tax: rupeesFromPaise(subtractPaise(price.freightPaise, freight.ratePaise)),
    price: rupeesFromPaise(price.landedPaise),
    low: rupeesFromPaise(price.lowPaise),
    high: rupeesFromPaise(price.highPaise),
    basis: freight.basis,
    ...(freight.kilometres === null ? {} : { kilometres: freight.kilometres }),
  };
}
