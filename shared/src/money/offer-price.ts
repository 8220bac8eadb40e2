import type { ProductDetail } from "../contract/product-detail";
import { paiseFromRupees } from "./paise";
import { basisPointsFromPercent } from "./percent";
import { calculatePrice, type PriceBreakdown } from "./price";

/** What of an offer decides its price, as it is on the wire. */
export type PricedOffer = Pick<
  ProductDetail,
  | "base_price"
  | "loading_charge"
  | "insurance_charge"
  | "quality_charge"
  | "other_charges"
  | "quality_price"
  | "packaging_charge"
  | "gst"
>;

/** What of an offer is wanted: `quality` is a place in the offer's list, `sizePrice` what the size adds, in rupees. */
export interface PriceWish {
  readonly quality: number;
  readonly packagingId: number | null;
  readonly sizePrice: number;
}

/** The price of one MT of an offer in a size, quality and packaging, with its steps. */
export function priceOffer(offer: PricedOffer, { quality, packagingId, sizePrice }: PriceWish): PriceBreakdown {
  const packaging = offer.packaging_charge.find(({ id }) => id === packagingId);
  return calculatePrice({
    basePaise: paiseFromRupees(offer.base_price),
    loadingPaise: paiseFromRupees(offer.loading_charge),
    insurancePaise: paiseFromRupees(offer.insurance_charge),
    qualityChargePaise: paiseFromRupees(offer.quality_charge),
    otherCharges: offer.other_charges.map(({ name, operator, price }) => ({
      name,
      operator,
      pricePaise: paiseFromRupees(price),
    })),
    sizePaise: paiseFromRupees(sizePrice),
    qualityPaise: paiseFromRupees(offer.quality_price[quality] ?? 0),
    packagingPaise: paiseFromRupees(packaging?.charge ?? 0),
    gst: basisPointsFromPercent(offer.gst),
  });
}
