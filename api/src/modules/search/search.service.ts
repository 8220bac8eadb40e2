import type { GeneralSearchAnswer, UnderstoodText } from "@mandi/shared/contract/general-search";
import type { OfferFilter } from "@mandi/shared/contract/offer-filter";
import type { Db } from "../../platform/database/database";
import { type SearchRow, searchBrands, searchNews, searchProducts, selectProductWith } from "../../reads/search.read";
import { listNamedFacets } from "../listings/named-facets.open.store";
import { type LandedAt, readCheapestOffer } from "../listings/offered-listing.service";
import { findCity, findPincode, type PlaceOfPincode } from "../places/places";
import { nearestName } from "./nearest";
import { thicknessesOf, withThicknesses } from "./one-thickness";
import { selectTradeWords } from "./trade-word.store";
import {
  furtherWordsOf,
  goodsTextOf,
  goodsWordsOf,
  measureOf,
  phrasesOf,
  translated,
  type Understood,
  understand,
  wordsOf,
} from "./understand";

/** The most words in a grade, as in `IS 2062 E250`. */
const gradeWordsAtMost = 3;
/** The most words in a city's name, as in `Mandi Gobindgarh`. */
const cityWordsAtMost = 3;
const pincode = /^[1-9]\d{5}$/;
/** From this length on, a word may be the beginning of a product's name. */
const shortestBeginning = 3;
/** From this length on, a word with a typing error is understood without confirmation. */
const tolerantFrom = 6;
/** The most words of a text that are each looked up as the name of a product. */
const namingWordsAtMost = 4;

/** The matches of a text in three groups, best first, and what the text means to a trader. */
export async function search(db: Db, text: string, at: LandedAt): Promise<GeneralSearchAnswer> {
  const key = text.trim().replace(/\s+/g, " ");
  const goods = goodsTextOf(key);
  if (goods === "") return { brand_list: [], product_list: [], market_news: [] };
  const said = await tradeWordsOf(db, key);
  const destination = destinationIn(said);
  const words = without(said, destination);
  const named = words.join(" ");
  const productsOf = askedOnce((asked) => searchProducts(db, asked));
  const [brands, products, news, product] = await Promise.all([
    searchBrands(db, goods),
    productsOf(isTranslated(key, words) ? named : goods),
    searchNews(db, goods),
    findMeantProduct(db, words, productsOf),
  ]);
  const meaning = product === null ? null : await readMeaning(db, product, at);
  // One word that names nothing, as in "tmt pune", must not hide the product that the others name.
  const found = products.length === 0 && product !== null ? [product.row] : products;
  const place = destination ?? placeIn(meaning?.unknown ?? words);
  const further = furtherWordsOf(key);
  const understood = meaning?.understood && {
    ...meaning.understood,
    unknown: [...without(meaning.unknown, place), ...further],
  };
  const unknown = found[0] ? [...without(unknownOf(found[0], words, meaning), place), ...further] : [];
  return {
    brand_list: brands.map(({ id, name }) => ({ id, name })),
    product_list: found.map(({ id, name, thumbnail }) => ({ id, name, thumbnail })),
    market_news: news.map(({ slug, title }) => ({ slug, title })),
    ...(understood ? { understood } : {}),
    ...(!understood && unknown.length > 0 ? { not_understood: unknown } : {}),
    ...(place === null ? {} : { delivery_place: { city: place.city, pincode: place.pincode } }),
  };
}

type ProductsOf = (text: string) => Promise<SearchRow[]>;

/** The only word of a text is also the word that may name a product, so each text is looked up once. */
function askedOnce(ask: ProductsOf): ProductsOf {
  const asked = new Map<string, Promise<SearchRow[]>>();
  return (text) => {
    const found = asked.get(text) ?? ask(text);
    asked.set(text, found);
    return found;
  };
}

/** The delivery city named by words that match nothing in the offers. */
function placeIn(words: readonly string[]): PlaceOfPincode | null {
  return phrasesOf(words, cityWordsAtMost).flatMap((phrase) => findCity(phrase) ?? [])[0] ?? null;
}

/** The place of a pincode among the words, which is the delivery place even if goods are loaded in its city. */
function destinationIn(words: readonly string[]): PlaceOfPincode | null {
  const [place] = words.flatMap((word) => {
    const found = pincode.test(word) ? findPincode(word) : undefined;
    return found ? [{ ...found, pincode: word }] : [];
  });
  return place ?? null;
}

function without(words: readonly string[], place: PlaceOfPincode | null): string[] {
  const named = place === null ? [] : [...wordsOf(place.city), place.pincode];
  return words.filter((word) => !named.includes(word));
}

/** The words without which the first product was found; a long word with a typing error counts as understood. */
function unknownOf(first: SearchRow, words: readonly string[], meaning: Meaning | null): readonly string[] {
  const unknown = meaning?.productId === first.id ? meaning.unknown : words.filter((word) => !begins(first.name, word));
  const names = first.name.toLowerCase().split(" ");
  return unknown.filter((word) => word.length < tolerantFrom || nearestName(word, names) === null);
}

/** The words of a text in the catalogue's terms. */
async function tradeWordsOf(db: Db, text: string): Promise<readonly string[]> {
  const words = goodsWordsOf(text);
  return translated(words, await selectTradeWords(db, phrasesOf(words, 2)));
}

const isTranslated = (text: string, words: readonly string[]) => goodsWordsOf(text).join(" ") !== words.join(" ");

/** What the words around a product's name say about its offers, and which of them were not understood. */
interface Meaning {
  readonly productId: number;
  /** Null where none of them was understood. */
  readonly understood: UnderstoodText | null;
  readonly unknown: readonly string[];
}

async function readMeaning(db: Db, { row, others }: NamedProduct, at: LandedAt): Promise<Meaning> {
  // The name is the whole text, so no words are left for its offers.
  if (others.length === 0) return { productId: row.id, understood: null, unknown: [] };
  const { values, unknown } = withThicknesses(understand(others, await listNamedFacets(db, row.id)));
  if (values.length === 0) return { productId: row.id, understood: null, unknown };
  const filter = filterOf(values);
  const { count, lowest_price, lowest_landed } = await readCheapestOffer(db, row.id, filter, at);
  const understood = {
    product: { id: row.id, name: row.name, thumbnail: row.thumbnail },
    labels: values.map(({ label }) => label),
    kinds: values.map(({ by }) => by),
    filter,
    unknown: [...unknown],
    count,
    ...(lowest_price === null ? {} : { lowest_price }),
    ...(lowest_landed === null ? {} : { lowest_landed }),
  };
  return { productId: row.id, understood, unknown };
}

/** The product that a text means: by its name, or by a size or grade alone, as in "12mm" and "fe500d". */
async function findMeantProduct(
  db: Db,
  words: readonly string[],
  productsOf: ProductsOf,
): Promise<NamedProduct | null> {
  const named = await findNamedProduct(words, productsOf);
  if (named !== null) return named;
  const row = await selectProductWith(db, {
    sizes: words.flatMap((word) => measureOf(word) ?? []),
    grades: phrasesOf(words, gradeWordsAtMost).map((phrase) => phrase.replaceAll(" ", "")),
  });
  return row && { row, others: words };
}

interface NamedProduct {
  readonly row: SearchRow;
  /** The words that are not part of its name. */
  readonly others: readonly string[];
}

/** The product whose name has the most of the words; of several, the one that a search ranks first. */
async function findNamedProduct(words: readonly string[], productsOf: ProductsOf): Promise<NamedProduct | null> {
  const named = [...new Set(words.filter((word) => word.length > 1 && !/^\d/.test(word)))].slice(0, namingWordsAtMost);
  const answers = await Promise.all(named.map(productsOf));
  const found = answers.flat();
  // Names that only contain the word they were found by, as `ki` in Decking, follow the others.
  const led = answers.flatMap((rows, at) => rows.filter(({ name }) => begins(name, named[at] ?? "")));
  const hits = [...led, ...found].map((row) => ({ row, others: words.filter((word) => !begins(row.name, word)) }));
  const exact = bestOf(hits, words);
  if (exact !== null) return exact;
  // A word that only resembles a name comes last: it may be a city or a brand.
  const names = [...new Set(found.flatMap((row) => partsOf(row.name)))];
  const corrected = words.map((word) => nearestName(word, names) ?? word);
  return corrected.join(" ") === words.join(" ") ? null : findNamedProduct(corrected, productsOf);
}

/** The product with the fewest words outside its name; null where every word is outside. */
function bestOf(hits: readonly NamedProduct[], words: readonly string[]): NamedProduct | null {
  const best = hits.toSorted(
    (one, other) =>
      one.others.length - other.others.length || wholeWords(other.row.name, words) - wholeWords(one.row.name, words),
  )[0];
  return best && best.others.length < words.length ? best : null;
}

const partsOf = (name: string): readonly string[] => name.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** Whether a word of the name begins with this, or is this where it is as short as `hr`: `fe` is no fencing. */
const begins = (name: string, word: string): boolean =>
  partsOf(name).some((part) => (word.length < shortestBeginning ? part === word : part.startsWith(word)));

/** How many of the words are whole words of the name: `bar` means TMT Bar rather than the beginning of Barbed Wire. */
const wholeWords = (name: string, words: readonly string[]): number =>
  partsOf(name).filter((part) => words.includes(part)).length;

/** Several sizes, or several cities, are alternatives. */
function filterOf(values: Understood["values"]): Pick<OfferFilter, "size" | "thickness" | "grade" | "city" | "brand"> {
  const of = (by: string) => values.filter((found) => found.by === by).map(({ value }) => value);
  const chosen = {
    size: of("size"),
    thickness: thicknessesOf(values),
    grade: of("grade"),
    city: of("city"),
    brand: of("brand"),
  };
  return Object.fromEntries(
    Object.entries(chosen).flatMap(([by, several]) =>
      several.length > 0 ? [[by, [...new Set(several)].join("|")]] : [],
    ),
  );
}
