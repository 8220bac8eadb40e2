import type { OfferFacetsAnswer, OfferFacetsQuery, OfferFilter } from "@mandi/shared/contract/offer-filter";
import type { OfferItem, OfferListQuery } from "@mandi/shared/contract/product-list";
import { paise, rupeesFromPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { type PageQuery, presentPage, windowOf } from "../../platform/routes/paging";
import { readSizeValues } from "../catalogue/catalogue.service";
import { countFacets } from "./offer-facets.store";
import { presentOffer } from "./offered-listing.presenter";
import {
  countBookmarkedOffers,
  countOffers,
  existsOffer,
  listBookmarkedOffers,
  listOffers,
  listQualityNames,
  listSameCategoryOffers,
  listSameProductOffers,
  listSizeSpans,
  type OfferChoice,
  type OfferRow,
  type OpenedOffer,
  offersAtMost,
} from "./offered-listing.store";
import { freshSince } from "./price-age";

/** Offers of a product or, with `type` brand, of a brand: two separate id spaces. */
export async function readOffers(
  db: Db,
  id: number,
  query: OfferListQuery,
  viewerId: number | null,
  now: Date,
): Promise<OfferPage> {
  const window = windowOf(query, offersAtMost);
  const { type: by = "product", sort, page: _page, limit: _limit, ...filter } = query;
  const choice = { by, id, sort, filter };
  const [rows, total] = await Promise.all([listOffers(db, choice, viewerId, window), countOffers(db, choice)]);
  return presentPage(await describeOffers(db, rows, now), window.page, window.perPage, total);
}

/** What the offers of a product or a brand can be narrowed by, with the number of offers behind each value. */
export function readOfferFacets(db: Db, id: number, query: OfferFacetsQuery): Promise<OfferFacetsAnswer> {
  const { type: by = "product", ...filter } = query;
  return countFacets(db, { by, id }, filter);
}

type OfferPage = ReturnType<typeof presentPage<OfferItem>>;

/** How many offers of a product fit a filter, and the cheapest one's price per MT, GST included; null where there is none. */
export async function readCheapestOffer(
  db: Db,
  productId: number,
  filter: OfferFilter,
): Promise<{ readonly count: number; readonly lowest_price: number | null }> {
  const wish = { by: "product", id: productId, sort: "price", filter } as const;
  const [rows, count] = await Promise.all([
    listOffers(db, wish, null, { page: 1, perPage: 1, offset: 0 }),
    countOffers(db, wish),
  ]);
  const [cheapest] = rows;
  return { count, lowest_price: cheapest ? rupeesFromPaise(paise(cheapest.ex_price_paise)) : null };
}

/** A brand's products to choose from, by city; of several sellers of one in a city the first represents all. */
export async function readBrandProducts(db: Db, brandId: number): Promise<{ id: number; name: string }[]> {
  const choice = { by: "brand", id: brandId, sort: undefined, filter: {} } as const;
  const rows = await listOffers(db, choice, null, windowOf({}, offersAtMost));
  const named = rows.map(({ id, name, city }) => ({ id, name: `${name} (Ex-${city})` }));
  return named.filter(({ name }, place) => named.findIndex((other) => other.name === name) === place);
}

/** A person's watch list: all, or the page that the request asks for. */
export async function readBookmarkedOffers(db: Db, userId: number, query: PageQuery, now: Date): Promise<OfferPage> {
  const window = windowOf(query, offersAtMost);
  const [rows, total] = await Promise.all([
    listBookmarkedOffers(db, userId, window),
    countBookmarkedOffers(db, userId),
  ]);
  return presentPage(await describeOffers(db, rows, now), window.page, window.perPage, total);
}

/** Whether buyers may see the listing, and it is of that product or brand. */
export function isOnOffer(db: Db, choice: OfferChoice): Promise<boolean> {
  return existsOffer(db, choice);
}

/** Offers beside an opened one: the same product from others, and where those are few also its category. */
export async function readRelatedOffers(
  db: Db,
  opened: OpenedOffer,
  viewerId: number,
  { atMost, now }: { readonly atMost: number; readonly now: Date },
): Promise<OfferItem[]> {
  const same = await listSameProductOffers(db, opened, viewerId, atMost);
  const left = atMost - same.length;
  const near = left > 0 ? await listSameCategoryOffers(db, opened, viewerId, left) : [];
  return describeOffers(db, [...same, ...near], now);
}

/** Offer cards, with the names of qualities and sizes fetched once for the whole list. */
async function describeOffers(db: Db, rows: readonly OfferRow[], now: Date): Promise<OfferItem[]> {
  if (rows.length === 0) return [];
  const qualities = await listQualityNames(db, [...new Set(rows.map((row) => row.commodity_product_id))]);
  const sizes = await readSizeValues(db, [...new Set(rows.flatMap((row) => row.default_size_id ?? []))]);
  const spans = await listSizeSpans(
    db,
    rows.map(({ id }) => id),
  );
  const since = await freshSince(db, now);
  return rows.map((row) =>
    presentOffer(
      row,
      {
        quality: qualities.get(row.commodity_product_id) ?? [],
        size: sizes.get(row.default_size_id ?? 0)?.[0],
        sizes: spans.get(row.id),
      },
      since,
    ),
  );
}
