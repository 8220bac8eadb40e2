import type { BookmarkListAnswer, BookmarkListQuery } from "@mandi/shared/contract/bookmark";
import type { LandedEstimate } from "@mandi/shared/contract/freight-estimate";
import {
  type OfferFacetsAnswer,
  type OfferFacetsQuery,
  type OfferFilter,
  valuesOf,
} from "@mandi/shared/contract/offer-filter";
import type { OfferItem, OfferListQuery } from "@mandi/shared/contract/product-list";
import { sizeWithThickness } from "@mandi/shared/format/size-with-thickness";
import { paise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { presentPage, windowOf } from "../../platform/routes/paging";
import { rupees, rupeesOrNull } from "../../platform/wire-figures";
import { readQualitiesOf, readSizeValues } from "../catalogue/catalogue.service";
import { presentLanded } from "./landed.presenter";
import { type LandedRoad, listLandedRoads, roadsFrom } from "./landed-roads.service";
import { countFacets } from "./offer-facets.store";
import type { OriginRow, RoadFilter } from "./offer-filter.store";
import { presentOffer } from "./offered-listing.presenter";
import {
  countBookmarkedOffers,
  countOffers,
  isOffered,
  type OfferChoice,
  type OfferRow,
  offersAtMost,
  selectBookmarkedOffers,
  selectLowest,
  selectOffers,
  selectSizePrices,
} from "./offered-listing.store";
import { freshSince } from "./price-age";

/** Offers of a product or, with `type` brand, of a brand: two separate id spaces. Whether a person watches one is added elsewhere. */
export async function readOffers(db: Db, id: number, query: OfferListQuery, now: Date): Promise<OfferPage> {
  const window = windowOf(query, offersAtMost);
  const { type: by = "product", sort, page: _page, limit: _limit, pincode, offer, ...filter } = query;
  const roads = await listLandedRoads(db, { by, id }, pincode, now);
  const only = offer === undefined ? undefined : valuesOf(offer).map(Number);
  const choice = { by, id, sort, filter: withRoads(filter, pincode, roads), only };
  const [rows, total] = await Promise.all([selectOffers(db, choice, window), countOffers(db, choice)]);
  const offers = await describeOffers(db, rows, now);
  const landed = pincode === undefined ? offers : withLanded(offers, rows, roads);
  const shown = offer === undefined ? landed : await withSizePrices(db, landed, rows);
  return presentPage(shown, window.page, window.perPage, total);
}

/** Without a place of delivery no offer has a landed price to be narrowed by. */
function withRoads(filter: OfferFilter, pincode: string | undefined, roads: readonly LandedRoad[]): RoadFilter {
  return pincode === undefined ? filter : { ...filter, roads };
}

/** The offers with the price of each of their sizes, for a person who compares them. */
async function withSizePrices(db: Db, offers: readonly OfferItem[], rows: readonly OfferRow[]): Promise<OfferItem[]> {
  const sizes = await selectSizePrices(db, rows);
  return offers.map((offer) => ({
    ...offer,
    size_prices: sizes
      .filter(({ listing_id }) => listing_id === offer.id)
      .map(({ size, thickness, ex_price_paise }) => ({
        size: sizeWithThickness(size, thickness),
        ex_price: rupees(ex_price_paise),
      })),
  }));
}

/** The offers with what they will probably cost at the place of delivery; null where no freight can be estimated. */
function withLanded(
  offers: readonly OfferItem[],
  rows: readonly OfferRow[],
  roads: readonly LandedRoad[],
): OfferItem[] {
  return offers.map((offer, index) => {
    const row = rows[index];
    return { ...offer, landed: row ? landedOf(row, roads) : null };
  });
}

function landedOf(row: OfferRow, roads: readonly LandedRoad[]): LandedEstimate | null {
  const road = roads.find((from) => originName(from) === originName(row));
  return road ? presentLanded(paise(row.ex_price_paise), road) : null;
}

const originName = ({ commodity_product_id, state, city, gst_bp }: OriginRow) =>
  [commodity_product_id, state, city, gst_bp].join("|");

/** What the offers of a product or a brand can be narrowed by, with the number of offers for each value. */
export async function readOfferFacets(
  db: Db,
  id: number,
  query: OfferFacetsQuery,
  now: Date,
): Promise<OfferFacetsAnswer> {
  const { type: by = "product", pincode, ...filter } = query;
  const roads = await listLandedRoads(db, { by, id }, pincode, now);
  return countFacets(db, { by, id }, withRoads(filter, pincode, roads));
}

type OfferPage = ReturnType<typeof presentPage<OfferItem>>;

/** The pincode and time for which landed prices are estimated. */
export interface LandedAt {
  readonly pincode: string | undefined;
  readonly now: Date;
}

/** What the cheapest offer costs per MT in rupees, GST included; null where there is none, or no estimate. */
interface CheapestOffer {
  readonly count: number;
  readonly lowest_price: number | null;
  readonly lowest_landed: number | null;
}

/** How many offers of a product match a filter, and the lowest ex price and landed price among them. */
export async function readCheapestOffer(
  db: Db,
  productId: number,
  filter: OfferFilter,
  { pincode, now }: LandedAt,
): Promise<CheapestOffer> {
  const wish = { by: "product", id: productId } as const;
  const roads = await listLandedRoads(db, wish, pincode, now);
  const { total, ex_price_paise, landed_paise } = await selectLowest(db, wish, { ...filter, roads });
  return { count: total, lowest_price: rupeesOrNull(ex_price_paise), lowest_landed: rupeesOrNull(landed_paise) };
}

/** A brand's products to choose from, by city; of several sellers of a product in a city, the first represents all. */
export async function listBrandProducts(db: Db, brandId: number): Promise<{ id: number; name: string }[]> {
  const choice = { by: "brand", id: brandId, sort: undefined, filter: {} } as const;
  const rows = await selectOffers(db, choice, windowOf({}, offersAtMost));
  const named = rows.map(({ id, name, city }) => ({ id, name: `${name} (Ex-${city})` }));
  return named.filter(({ name }, place) => named.findIndex((other) => other.name === name) === place);
}

/** A person's watch list, with what each offer cost when it was saved: all, or the page that the request asks for; with a pincode, including what each costs there. */
export async function readBookmarkedOffers(
  db: Db,
  userId: number,
  { pincode, ...query }: BookmarkListQuery,
  now: Date,
): Promise<BookmarkListAnswer> {
  const window = windowOf(query, offersAtMost);
  const [rows, total] = await Promise.all([
    selectBookmarkedOffers(db, userId, window),
    countBookmarkedOffers(db, userId),
  ]);
  const offers = await describeOffers(db, rows, now);
  const landed = pincode === undefined ? offers : withLanded(offers, rows, await roadsFrom(db, rows, pincode, now));
  const saved = new Map(rows.map(({ id, saved_price_paise }) => [id, saved_price_paise ?? null]));
  const watched = landed.map((offer) => {
    const price = saved.get(offer.id) ?? null;
    return { ...offer, is_bookmarked: true, saved_price: rupeesOrNull(price) };
  });
  return presentPage(watched, window.page, window.perPage, total);
}

/** Whether buyers may see the listing, and it is of that product or brand. */
export function isOnOffer(db: Db, choice: OfferChoice): Promise<boolean> {
  return isOffered(db, choice);
}

/** Offer cards, with the names of qualities and sizes fetched once for the whole list. */
export async function describeOffers(db: Db, rows: readonly OfferRow[], now: Date): Promise<OfferItem[]> {
  if (rows.length === 0) return [];
  const [qualities, sizes, since] = await Promise.all([
    readQualitiesOf(db, [...new Set(rows.map((row) => row.commodity_product_id))]),
    readSizeValues(db, [
      ...new Set(rows.flatMap(({ size_id, goods }) => [size_id ?? [], goods.size_ids ?? []].flat())),
    ]),
    freshSince(db, now),
  ]);
  return rows.map((row) =>
    presentOffer(row, { qualities: qualities.get(row.commodity_product_id) ?? [], sizes }, since),
  );
}
