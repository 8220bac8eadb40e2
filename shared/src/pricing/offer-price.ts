import { paiseFromRupees } from "../money/paise";
import { basisPointsFromPercent } from "../money/percent";
import { calculatePrice, type OtherCharge, type PriceBreakdown } from "./price";

/** What of an offer decides its price, in the names and rupees of the wire; money knows no contract. */
export interface PricedOffer {
  readonly base_price: number;
  readonly loading_charge: number;
  readonly insurance_charge: number;
  readonly quality_charge: number;
  readonly other_charges: readonly {
    readonly name: string;
    readonly operator: OtherCharge["operator"];
    readonly price: number;
  }[];
  /** What each quality adds, in the order of the offer's list. */
  readonly quality_price: readonly number[];
  readonly packaging_charge: readonly { readonly id: number; readonly charge: number }[];
  /** Percent. */
  readonly gst: number;
}

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
