import type { GeneralSearchAnswer, UnderstoodText } from "@mandi/shared/contract/general-search";
import type { FoundDeal } from "@mandi/shared/contract/own-deals";
import {
  brandProductsPath,
  createRfqPath,
  filteredOffersPath,
  homePath,
  newsDetailPath,
  productListPath,
} from "@mandi/shared/contract/page-paths";
import { traders } from "@mandi/shared/contract/role";
import { quantitiesIn } from "@mandi/shared/format/pasted-list/quantity";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { shell } from "@mandi/shared/messages/shell";
import { type Delivery, deliveryStore, roleOf, sessionStore } from "@mandi/shared/session";

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
  /** The text, for the page of requests to read. */
  readonly list?: string;
  /** Becomes the place of delivery when it is chosen. */
  readonly delivery?: Delivery;
}

export interface ResultGroup {
  readonly title: string;
  readonly results: readonly SearchResult[];
}

/** A part of what was understood, and the text without it. */
export interface SearchTag {
  readonly kind: string;
  readonly label: string;
  readonly without: string;
}

interface OwnDeals {
  readonly text: string;
  readonly deals: readonly FoundDeal[];
}

/** The beginning of a quotation's or an order's number, with or without its letter. */
const dealNumber = /^[qo]?\d{4,}$/i;

/**
 * The answer in its groups, without empty ones. Brands are marked in the query: brands and products are numbered
 * separately, and the same page serves both.
 */
export function groupResults(answer: GeneralSearchAnswer, { text, deals }: OwnDeals): ResultGroup[] {
  const { brand_list, product_list, market_news, understood, not_understood = [] } = answer;
  const brands = brand_list.map(({ id, name }) => result("brand", String(id), name, brandProductsPath(id)));
  const products = product_list.map(({ id, name, thumbnail }, place) => ({
    ...result("product", String(id), name, productListPath(id)),
    picture: thumbnail || null,
    ...(place === 0 && not_understood.length > 0 ? { note: shell.searchLeftOut(not_understood) } : {}),
  }));
  const tonnes = tonnesIn(text);
  const delivery = typedPlaceOf(answer, text);
  const offers = understood
    ? [{ ...offersResult(understood, tonnes), ...(delivery && { delivery }) }, ...askResults(understood, text, tonnes)]
    : [];
  const news = market_news.map(({ slug, title }) => result("news", slug, title, newsDetailPath(slug)));
  const own = { title: shell.searchDeals, results: deals.map(dealResult) };
  const isNumber = dealNumber.test(text);
  return [
    ...(isNumber ? [own] : []),
    { title: shell.searchOffers, results: offers },
    { title: shell.searchBrands, results: brands },
    { title: shell.searchProducts, results: products },
    { title: shell.searchPlaces, results: placeResults(answer, offers[0] ?? products[0]) },
    ...(isNumber ? [] : [own]),
    { title: shell.searchNews, results: news },
  ].filter(({ results }) => results.length > 0);
}

/** The product and what narrows it, as tags; none where only the product was understood. */
export function tagsOf({ understood }: GeneralSearchAnswer): readonly SearchTag[] {
  if (understood?.kinds === undefined) return [];
  const words: Readonly<Record<string, string | undefined>> = shell.searchKinds;
  const narrowed = understood.labels.map((label, place) => ({ kind: understood.kinds?.[place] ?? "", label }));
  const parts = [{ kind: "product", label: understood.product.name }, ...narrowed];
  return parts.map(({ kind, label }, place) => ({
    kind: words[kind] ?? "",
    label,
    without: parts.flatMap((part, other) => (other === place ? [] : [part.label])).join(" "),
  }));
}

function dealResult({ number, goods, quantity, link }: FoundDeal): SearchResult {
  return { ...result("deal", `${link} ${number}`, number, link), note: `${goods}, ${formatTonnes(quantity)}` };
}

/** A city of the text as the place of delivery: the goods of the text with landed prices there. */
function placeResults({ delivery_place }: GeneralSearchAnswer, goods: SearchResult | undefined): SearchResult[] {
  if (!delivery_place || delivery_place.city === deliveryStore.getState().delivery?.city) return [];
  const { city, pincode } = delivery_place;
  const name = shell.searchDeliverTo(city, pincode);
  const place = result("place", pincode, name, goods?.to ?? homePath);
  return [{ ...place, delivery: delivery_place, note: goods ? shell.searchLandedOf(goods.name) : shell.searchLanded }];
}

/** How many whole MT the text asks for; null where it does not say. */
function tonnesIn(text: string): number | null {
  const kg = quantitiesIn(text.toLowerCase())[0]?.kg ?? 0;
  const tonnes = Math.ceil(kg / 1_000);
  return kg >= 1_000 && tonnes <= 10_000 ? tonnes : null;
}

/** The place whose pincode the text has: prices are meant there. */
function typedPlaceOf({ delivery_place }: GeneralSearchAnswer, text: string): Delivery | null {
  return delivery_place && text.includes(delivery_place.pincode) ? delivery_place : null;
}

/** The request that a text with a quantity is, for people who may send one. */
function askResults({ product, labels }: UnderstoodText, text: string, tonnes: number | null): SearchResult[] {
  const role = roleOf(sessionStore.getState());
  if (tonnes === null || !traders.some((trader) => trader === role)) return [];
  const goods = [product.name, ...labels, formatTonnes(tonnes)].join(", ");
  return [{ ...result("ask", String(product.id), shell.searchAsk(goods), createRfqPath), list: text }];
}

/** The list of offers that the text means: "TMT Bar, 12 mm, Fe 500D, Raipur". */
function offersResult(
  { product, labels, filter, unknown, count, ...lowest }: UnderstoodText,
  tonnes: number | null,
): SearchResult {
  const query = new URLSearchParams({ ...filter, ...(tonnes !== null && { mt: String(tonnes) }) });
  const to = filteredOffersPath(product.id, query.toString());
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
