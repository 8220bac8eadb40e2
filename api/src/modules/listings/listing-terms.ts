import { paise } from "@mandi/shared/money/paise";
import { basisPoints } from "@mandi/shared/money/percent";
import type { OtherCharge, PriceTerms } from "@mandi/shared/pricing/price-terms";

/** The charges of a listing as they are stored, in paise per MT. */
export interface ListingCharges {
  readonly loading_charge_paise: number;
  readonly insurance_charge_paise: number;
  readonly quality_charge_paise: number;
  readonly gst_bp: number;
}

/** One of its other charges. */
export interface StoredCharge extends Pick<OtherCharge, "name" | "operator"> {
  readonly price_paise: number;
}

/** The terms of a listing in a quality and packaging, by what those two add per MT in paise. */
export function termsOfListing(
  listing: ListingCharges,
  otherCharges: readonly StoredCharge[],
  chosen: { readonly qualityPaise: number; readonly packagingPaise: number },
): PriceTerms {
  return {
    loading: paise(listing.loading_charge_paise),
    insurance: paise(listing.insurance_charge_paise),
    qualityCharge: paise(listing.quality_charge_paise),
    otherCharges: otherCharges.map(({ name, operator, price_paise }) => ({
      name,
      operator,
      price: paise(price_paise),
    })),
    qualityPrice: paise(chosen.qualityPaise),
    packagingPrice: paise(chosen.packagingPaise),
    gstBp: basisPoints(listing.gst_bp),
  };
}
