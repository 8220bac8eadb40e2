import {
  Array as ArrayOf,
  Enum,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
} from "typebox";
import { closed, pincodeField } from "./field";
import { Rupees } from "./wire";

/** Several values of one filter in one text: `12 mm|16 mm`. An offer has to match one of them. */
export const severalPattern = "^[^|]+(\\|[^|]+)*$";
/** Keys of brands or products, `3|7`. */
export const severalIdsPattern = "^[1-9][0-9]{0,14}(\\|[1-9][0-9]{0,14})*$";
/** Maximum number of characters of one filter. */
export const longestFilter = 400;
/** The largest price, and the largest free stock in MT, by which a list can be filtered. */
export const largestPrice = 10_000_000;
export const largestStock = 100_000;

const severalOf = StringOf({ minLength: 1, maxLength: longestFilter, pattern: severalPattern, format: "line" });
const severalIds = StringOf({ maxLength: longestFilter, pattern: severalIdsPattern });
const wholeRupees = Integer({ minimum: 0, maximum: largestPrice });

/** The filters of a list of offers; each one narrows it further. Prices are ex prices per MT, GST included. */
export const offerFilter = {
  size: Optional(severalOf),
  /** `6 mm|8 mm`; with `size`, of the same size: `50 × 50 mm` that is 6 mm thick. Additive. */
  thickness: Optional(severalOf),
  grade: Optional(severalOf),
  city: Optional(severalOf),
  brand: Optional(severalIds),
  product: Optional(severalIds),
  min_price: Optional(wholeRupees),
  max_price: Optional(wholeRupees),
  /** By the landed price, estimated at the `pincode` of the request; ignored without one. */
  min_landed: Optional(wholeRupees),
  max_landed: Optional(wholeRupees),
  /** At least this many MT free, in the requested sizes. */
  free_mt: Optional(Integer({ minimum: 1, maximum: largestStock })),
};

export interface OfferFilter {
  readonly size?: string;
  readonly thickness?: string;
  readonly grade?: string;
  readonly city?: string;
  readonly brand?: string;
  readonly product?: string;
  readonly min_price?: number;
  readonly max_price?: number;
  readonly min_landed?: number;
  readonly max_landed?: number;
  readonly free_mt?: number;
}

/** What the id of a list refers to. */
export const OfferGroupKind = Optional(Enum(["product", "brand"]));

/** Splits `12 mm|16 mm` into its values. */
export function valuesOf(several: string | undefined): readonly string[] {
  return several === undefined || several === "" ? [] : several.split("|");
}

/**
 * `GET /offer-facets/{id}`: the available filters for the offers of a product or a brand; with a pincode also by landed
 * price.
 */
export const OfferFacetsQuery = ObjectOf(
  { ...offerFilter, type: OfferGroupKind, pincode: Optional(pincodeField) },
  closed,
);
export type OfferFacetsQuery = Static<typeof OfferFacetsQuery>;

/** A value to choose, and how many offers match it together with the other filters, including none. */
export const FacetValue = ObjectOf({ value: StringOf(), label: StringOf(), count: Integer({ minimum: 0 }) });
export type FacetValue = Static<typeof FacetValue>;

/** `price` is null where nothing matches the other filters. */
export const OfferFacetsAnswer = ObjectOf({
  product: ArrayOf(FacetValue),
  size: ArrayOf(FacetValue),
  grade: ArrayOf(FacetValue),
  brand: ArrayOf(FacetValue),
  city: ArrayOf(FacetValue),
  free_mt: ArrayOf(FacetValue),
  price: Optional(ObjectOf({ min: Rupees, max: Rupees })),
  /** How thick the sizes are, where their names have other measures too. Additive. */
  thickness: Optional(ArrayOf(FacetValue)),
  /** What all sizes are, as those of sheets, plates and coils. Additive. */
  size_is: Optional(Enum(["thickness"])),
  /**
   * Where no offer matches all filters: the number that matches without one of them, by the name of that filter (`grade`; `price`
   * and `landed` are both ends of a range). Additive.
   */
  without: Optional(ArrayOf(FacetValue)),
  /** Bands of the landed price, `56000-56999` in whole rupees; absent without a pincode. Additive. */
  landed: Optional(ArrayOf(FacetValue)),
});
export type OfferFacetsAnswer = Static<typeof OfferFacetsAnswer>;
