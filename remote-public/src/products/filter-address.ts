import {
  largestPrice,
  largestStock,
  longestFilter,
  type OfferFacetsAnswer,
  type OfferFilter,
  severalIdsPattern,
  severalPattern,
  valuesOf,
} from "@mandi/shared/contract/offer-filter";

/** Filters that take several values. */
export type ListFilter = "product" | "size" | "thickness" | "grade" | "brand" | "city";

const several = new RegExp(severalPattern);
const severalIds = new RegExp(severalIdsPattern);
const textFilters = {
  product: severalIds,
  size: several,
  thickness: several,
  grade: several,
  brand: severalIds,
  city: several,
};
const numberFilters = {
  min_price: { from: 0, to: largestPrice },
  max_price: { from: 0, to: largestPrice },
  min_landed: { from: 0, to: largestPrice },
  max_landed: { from: 0, to: largestPrice },
  free_mt: { from: 1, to: largestStock },
};
/** In the order in which a page names them. */
export const listFilters = ["product", "size", "thickness", "grade", "brand", "city"] as const;
export const filterNames = [...listFilters, "min_price", "max_price", "min_landed", "max_landed", "free_mt"] as const;

/** The number of chosen values, one for each of their tags; both ends of a price are one. */
export function countChosen(filter: OfferFilter): number {
  const listed = listFilters.flatMap((name) => valuesOf(filter[name]));
  const others = Object.keys(numberFilters).filter((name) => filter[name as keyof typeof numberFilters] !== undefined);
  return listed.length + new Set(others.map((name) => name.replace(/^(min|max)_/, ""))).size;
}

/** The filters of an address. Invalid ones from outside are left out: the rest of the list is still useful. */
export function filterOf(params: URLSearchParams): OfferFilter {
  const texts = Object.entries(textFilters).filter(([name, pattern]) => {
    const text = params.get(name);
    return text !== null && text.length <= longestFilter && pattern.test(text);
  });
  const numbers = Object.entries(numberFilters).filter(([name, { from, to }]) => {
    const text = params.get(name) ?? "";
    return /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to;
  });
  return Object.fromEntries([
    ...texts.map(([name]) => [name, params.get(name)]),
    ...numbers.map(([name]) => [name, Number(params.get(name))]),
  ]);
}

const plain = (text: string) => text.toLowerCase().replaceAll(" ", "");

/**
 * The filter reduced to values that the offers have, spelled as in the market. Other values from outside are dropped:
 * they match nothing, and a stranger's text must not appear on the page.
 */
export function knownFilter(filter: OfferFilter, facets: OfferFacetsAnswer): OfferFilter {
  const listed = listFilters.flatMap((name): [ListFilter, string][] => {
    const known = valuesOf(filter[name]).flatMap((value) => {
      const found = facets[name]?.find((facet) => plain(facet.value) === plain(value));
      return found ? [found.value] : [];
    });
    return known.length > 0 ? [[name, [...new Set(known)].join("|")]] : [];
  });
  const numbers = Object.keys(numberFilters).map((name) => [name, filter[name as keyof typeof numberFilters]]);
  return Object.fromEntries([...listed, ...numbers.filter(([, value]) => value !== undefined)]);
}

/** A change of whatever is chosen at the moment of the press. */
export type FilterChange = (filter: OfferFilter) => OfferFilter;

/** The two filters that form the range of a price. */
export type PriceRange = "price" | "landed";

export const noRange = { min: "", max: "" } as const;

/** The filter with another price range; empty where it has no end. */
export function withRange(
  filter: OfferFilter,
  of: PriceRange,
  { min, max }: { readonly min: string; readonly max: string },
): OfferFilter {
  const { [`min_${of}` as const]: _min, [`max_${of}` as const]: _max, ...others } = filter;
  return {
    ...others,
    ...(min === "" ? {} : { [`min_${of}`]: Number(min) }),
    ...(max === "" ? {} : { [`max_${of}`]: Number(max) }),
  };
}

/** The filter with a value of a list chosen, or no longer chosen. */
export function withValue(filter: OfferFilter, name: ListFilter, value: string, isChosen: boolean): OfferFilter {
  const others = valuesOf(filter[name]).filter((other) => other !== value);
  return { ...filter, [name]: (isChosen ? [...others, value] : others).join("|") };
}

/** Writes a filter into an address; a filtered list begins with its first page. */
export function writeFilter(params: URLSearchParams, filter: OfferFilter): URLSearchParams {
  params.delete("page");
  for (const name of filterNames) {
    const value = filter[name];
    if (value === undefined || value === "") params.delete(name);
    else params.set(name, String(value));
  }
  return params;
}
