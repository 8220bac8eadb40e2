import type { GeneralSearchAnswer, UnderstoodText } from "@mandi/shared/contract/general-search";
import type { FoundDeal } from "@mandi/shared/contract/own-deals";
import {
  brandProductsPath,
  contactUsPath,
  createRfqPath,
  filteredOffersPath,
  homePath,
  newsDetailPath,
  productListPath,
} from "@mandi/shared/contract/page-paths";
import { traders } from "@mandi/shared/contract/role";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { search } from "@mandi/shared/messages/search";
import { type Delivery, deliveryStore, roleOf, sessionStore } from "@mandi/shared/session";
import { isQuantityAlone, tonnesIn, typedPlaceOf, unusedWords } from "./search-text";

export type ResultKind = "ask" | "deal" | "place" | "offers" | "brand" | "product" | "news";

/** One line of the answer and where it leads. */
export interface SearchResult {
  readonly key: string;
  readonly kind: ResultKind;
  readonly name: string;
  readonly to: string;
  readonly picture: string | null;
  /** How many offers there are, and from which price. */
  readonly note?: string;
  /** Words of the text that the list does not use, for the list to say so. */
  readonly leftOut?: readonly string[];
  /** The text, for the page on which the request is made. */
  readonly list?: string;
  /** Becomes the place of delivery when the line is chosen. */
  readonly delivery?: Delivery;
}

export interface ResultGroup {
  readonly title: string;
  readonly results: readonly SearchResult[];
}

interface OwnDeals {
  readonly text: string;
  readonly deals: readonly FoundDeal[];
}

/** The beginning of a quotation's or an order's number, with or without its letter. */
const dealNumber = /^[qo]?\d{4,}$/i;

/**
 * The answer in groups, without empty ones. Brands are marked in the query, because brands and products are numbered
 * separately and share one page.
 */
export function groupResults(answer: GeneralSearchAnswer, { text, deals }: OwnDeals): ResultGroup[] {
  const { brand_list, product_list, market_news, understood } = answer;
  const unused = unusedWords(answer, text);
  const brands = brand_list.map(({ id, name }) => result("brand", String(id), name, brandProductsPath(id)));
  const tonnes = tonnesIn(text);
  const wanted = tonnes === null ? "" : `?mt=${tonnes}`;
  const products = product_list.map(({ id, name, thumbnail }, place) => ({
    ...result("product", String(id), name, `${productListPath(id)}${wanted}`),
    picture: thumbnail || null,
    ...(place === 0 && !understood && unused.length > 0 ? { note: search.leftOut(unused), leftOut: unused } : {}),
  }));
  const delivery = typedPlaceOf(answer, text);
  const offers = understood
    ? [
        { ...offersResult(understood, unused, tonnes), ...(delivery && { delivery }) },
        ...requestResults(understood, text, tonnes),
      ]
    : [];
  const news = market_news.map(({ slug, title }) => result("news", slug, title, newsDetailPath(slug)));
  const own = { title: search.deals, results: deals.map(dealResult) };
  const isNumber = dealNumber.test(text);
  const canAsk = !isNumber && !isQuantityAlone(text) && isMissing(answer, unused);
  return [
    ...(isNumber ? [own] : []),
    { title: search.offers, results: offers },
    { title: search.brands, results: brands },
    { title: search.products, results: products },
    { title: search.places, results: placeResults(answer, offers[0] ?? products[0]) },
    ...(isNumber ? [] : [own]),
    { title: search.news, results: news },
    { title: search.askTitle, results: canAsk ? askResults(text, offers) : [] },
  ].filter(({ results }) => results.length > 0);
}

function dealResult({ number, goods, quantity, link }: FoundDeal): SearchResult {
  return { ...result("deal", `${link} ${number}`, number, link), note: `${goods}, ${formatTonnes(quantity)}` };
}

/** A city in the text as the place of delivery: the goods with landed prices there. */
function placeResults({ delivery_place }: GeneralSearchAnswer, goods: SearchResult | undefined): SearchResult[] {
  if (!delivery_place || delivery_place.city === deliveryStore.getState().delivery?.city) return [];
  const { city, pincode } = delivery_place;
  const name = search.deliverTo(city, pincode);
  const place = result("place", pincode, name, goods?.to ?? homePath);
  return [{ ...place, delivery: delivery_place, note: goods ? search.landedOf(goods.name) : search.landed }];
}

const isTrader = (): boolean => traders.some((trader) => trader === roleOf(sessionStore.getState()));

/** The quotation request described by a text with a quantity, for people who may send one. */
function requestResults({ product, labels }: UnderstoodText, text: string, tonnes: number | null): SearchResult[] {
  if (tonnes === null || !isTrader()) return [];
  const goods = [product.name, ...labels, formatTonnes(tonnes)].join(", ");
  return [{ ...result("ask", String(product.id), search.ask(goods), createRfqPath), list: text }];
}

/** Whether the market has only something other than the text describes, or nothing. */
function isMissing({ brand_list, product_list, understood }: GeneralSearchAnswer, unused: readonly string[]): boolean {
  if (unused.length > 0 || understood?.count === 0) return true;
  return understood === undefined && brand_list.length + product_list.length === 0;
}

/** What the market does not list can be requested in the words of the text. */
function askResults(text: string, others: readonly SearchResult[]): SearchResult[] {
  if (others.some(({ kind }) => kind === "ask")) return [];
  if (!isTrader()) return [{ ...result("ask", text, search.enquire(text), contactUsPath), list: text }];
  return [{ ...result("ask", text, search.ask(text), createRfqPath), list: text }];
}

/** The list of offers that the text means: "TMT Bar, 12 mm, Fe 500D, Raipur". */
function offersResult(
  { product, labels, filter, count, ...lowest }: UnderstoodText,
  unused: readonly string[],
  tonnes: number | null,
): SearchResult {
  const query = new URLSearchParams({ ...filter, ...(tonnes !== null && { mt: String(tonnes) }) });
  const to = filteredOffersPath(product.id, query.toString());
  const { lowest_price, lowest_landed } = lowest;
  const price = lowest_price === undefined ? null : formatRupees(lowest_price);
  const found =
    lowest_landed === undefined
      ? search.offersFound(count, price)
      : search.offersLanded(count, formatRupees(lowest_landed));
  return {
    ...result("offers", String(product.id), [product.name, ...labels].join(", "), to),
    picture: product.thumbnail || null,
    leftOut: unused,
    note: [found, ...(unused.length > 0 ? [search.leftOut(unused)] : [])].join(", "),
  };
}

function result(kind: ResultKind, id: string, name: string, to: string): SearchResult {
  return { key: `${kind}-${id}`, kind, name, to, picture: null };
}
