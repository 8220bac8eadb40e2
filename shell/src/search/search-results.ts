import type { GeneralSearchAnswer, UnderstoodText } from "@mandi/shared/contract/general-search";
import {
  brandProductsPath,
  filteredOffersPath,
  homePath,
  newsDetailPath,
  productListPath,
} from "@mandi/shared/contract/page-paths";
import { formatRupees } from "@mandi/shared/format/rupees";
import { shell } from "@mandi/shared/messages/shell";
import { type Delivery, deliveryStore } from "@mandi/shared/session";

export type ResultKind = "place" | "offers" | "brand" | "product" | "news";

/** One line of the answer and where it leads. */
export interface SearchResult {
  readonly key: string;
  readonly kind: ResultKind;
  readonly name: string;
  readonly to: string;
  readonly picture: string | null;
  /** How many offers there are, and from which price. */
  readonly note?: string;
  /** Becomes the place of delivery when it is chosen. */
  readonly delivery?: Delivery;
}

export interface ResultGroup {
  readonly title: string;
  readonly results: readonly SearchResult[];
}

/**
 * The answer in its groups, without empty ones. Brands are marked in the query: brands and products are numbered
 * separately, and the same page serves both.
 */
export function groupResults(answer: GeneralSearchAnswer): ResultGroup[] {
  const { brand_list, product_list, market_news, understood, not_understood = [] } = answer;
  const brands = brand_list.map(({ id, name }) => result("brand", String(id), name, brandProductsPath(id)));
  const products = product_list.map(({ id, name, thumbnail }, place) => ({
    ...result("product", String(id), name, productListPath(id)),
    picture: thumbnail || null,
    ...(place === 0 && not_understood.length > 0 ? { note: shell.searchLeftOut(not_understood) } : {}),
  }));
  const offers = understood ? [offersResult(understood)] : [];
  const news = market_news.map(({ slug, title }) => result("news", slug, title, newsDetailPath(slug)));
  return [
    { title: shell.searchOffers, results: offers },
    { title: shell.searchBrands, results: brands },
    { title: shell.searchProducts, results: products },
    { title: shell.searchPlaces, results: placeResults(answer, offers[0] ?? products[0]) },
    { title: shell.searchNews, results: news },
  ].filter(({ results }) => results.length > 0);
}

/** A city of the text as the place of delivery: the goods of the text with landed prices there. */
function placeResults({ delivery_place }: GeneralSearchAnswer, goods: SearchResult | undefined): SearchResult[] {
  if (!delivery_place || delivery_place.city === deliveryStore.getState().delivery?.city) return [];
  const { city, pincode } = delivery_place;
  const name = shell.searchDeliverTo(city, pincode);
  const place = result("place", pincode, name, goods?.to ?? homePath);
  return [{ ...place, delivery: delivery_place, note: goods ? shell.searchLandedOf(goods.name) : shell.searchLanded }];
}

/** The list of offers that the text means: "TMT Bar, 12 mm, Fe 500D, Raipur". */
function offersResult({ product, labels, filter, unknown, count, ...lowest }: UnderstoodText): SearchResult {
  const to = filteredOffersPath(product.id, new URLSearchParams(Object.entries(filter)).toString());
  const { lowest_price, lowest_landed } = lowest;
  const price = lowest_price === undefined ? null : formatRupees(lowest_price);
  const found =
    lowest_landed === undefined
      ? shell.searchOffersFound(count, price)
      : shell.searchOffersLanded(count, formatRupees(lowest_landed));
  return {
    ...result("offers", String(product.id), [product.name, ...labels].join(", "), to),
    picture: product.thumbnail || null,
    note: [found, ...(unknown.length > 0 ? [shell.searchLeftOut(unknown)] : [])].join(", "),
  };
}

function result(kind: ResultKind, id: string, name: string, to: string): SearchResult {
  return { key: `${kind}-${id}`, kind, name, to, picture: null };
}
