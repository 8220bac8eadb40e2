import { quantitiesIn, withoutQuantities } from "@mandi/shared/format/pasted-list/quantity";
import type { NamedFacets, Naming } from "../listings/named-facets.open.store";
import { nearestName } from "./nearest";
import { plain, sizesNamed, thicknessNamed } from "./size-names";
import { inFigures } from "./spelt-figures";

/** The most words of a text that are used; further ones are left out. */
const wordsAtMost = 8;
/** The most words in the name of a place or a grade, as in `Mandi Gobindgarh` or `IS 2062 E250`. */
const longestName = 3;
/** From this length on, a brand is recognised by its beginning. */
const shortestBeginning = 4;

/** A figure and its unit in any spelling: `12mm`, `12 mm`, `0.8 MM`. */
const glued = /(\d+(?:\.\d+)?)\s*(mm|cm|inch|ft|kg|sut)\b/gu;

/** A size behind the word before it, `tmt12mm`; not the second side of one, `50x6mm`. */
const gluedSize = /([a-wyz])(\d+(?:\.\d+)?(?:mm|inch))\b/gu;

/** Inches as a sign: `2"`. */
const inches = /(\d)\s*(?:["”″]|'')/gu;

/** Whole inches and a part of one, `1 1/2"`, `1.1/4 inch`. */
const mixedInches = /(?<![\d./])(\d+)[ .-](\d)\/([248])(?=\s*(?:["”″]|''|inch))/gu;

/** What stands between the sides of a size, `50 x 50 x 6`. */
const between = /(\d)\s*[x×*]\s*(?=\d)/gu;

/** Units as they are written in Hindi. */
const millimetres = /(\d)\s*(?:एम\s?एम|मि\.?\s?मी\.?|मिलीमीटर)(?![\p{L}\p{M}])/gu;
const soots = /(\d)\s*(?:सूत|सुत)(?![\p{L}\p{M}])/gu;

/** Converts Devanagari figures and units: `१२ एमएम` becomes `12 mm`. */
function inOurFigures(text: string): string {
  return text
    .replaceAll(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replaceAll(millimetres, "$1mm")
    .replaceAll(soots, "$1sut");
}

/** The words of a text in lower case; a figure and its unit are one word, `12mm`. */
export const wordsOf = (text: string): readonly string[] => allWordsOf(text).slice(0, wordsAtMost);

function allWordsOf(text: string): readonly string[] {
  const words = inFigures(inOurFigures(text).toLowerCase())
    .replaceAll(mixedInches, (_, whole, part, of) => String(Number(whole) + Number(part) / Number(of)))
    .replaceAll(inches, "$1inch")
    .replaceAll(glued, "$1$2")
    .replaceAll(gluedSize, "$1 $2")
    .split(/[\s,;]+/u);
  return words.filter((word) => word !== "");
}

/** The words for the goods without the quantity. */
export const goodsWordsOf = (text: string): readonly string[] => wordsOf(goodsIn(text));

/** A text as it is written where it names no quantity, otherwise without it; empty for a quantity alone, `25 mt`. */
export function goodsTextOf(text: string): string {
  const small = inOurFigures(text).toLowerCase();
  const goods = withoutQuantities(small);
  return goods === small ? text : goods.replaceAll(/\s+/gu, " ").trim();
}

/** What is not used of a text: its words beyond the limit, and quantities that may mean several, `25,5 mt`. */
export function furtherWordsOf(text: string): readonly string[] {
  const small = inOurFigures(text).toLowerCase();
  const unclear = quantitiesIn(small).filter(({ isClear }) => !isClear);
  return [...unclear.map(({ from, to }) => small.slice(from, to)), ...allWordsOf(goodsIn(text)).slice(wordsAtMost)];
}

const goodsIn = (text: string): string =>
  withoutQuantities(inOurFigures(text).toLowerCase()).replaceAll(between, "$1x");

/** A word that is a figure with its unit, in its two parts; null for any other. */
export function measureOf(word: string): { readonly value: string; readonly unit: string } | null {
  const [, value, unit] = /^(\d+(?:\.\d+)?)(mm|cm|inch|ft|kg|sut)$/u.exec(word) ?? [];
  return value !== undefined && unit !== undefined ? { value, unit } : null;
}

/** Phrases of up to `longest` adjacent words, the longest first. */
export function phrasesOf(words: readonly string[], longest: number): readonly string[] {
  return Array.from({ length: longest }, (_, shorter) => longest - shorter).flatMap((length) =>
    words.slice(0, Math.max(0, words.length - length + 1)).map((_, from) => words.slice(from, from + length).join(" ")),
  );
}

/** The words with traders' terms replaced by the catalogue's. */
export function translated(words: readonly string[], meanings: ReadonlyMap<string, string>): readonly string[] {
  const [first, second, ...others] = words;
  if (first === undefined) return [];
  const pair = second === undefined ? undefined : meanings.get(`${first} ${second}`);
  if (pair !== undefined) return [...wordsOf(pair), ...translated(others, meanings)];
  return [...wordsOf(meanings.get(first) ?? first), ...translated(words.slice(1), meanings)];
}

export interface UnderstoodValue {
  readonly by: Naming | "thickness";
  readonly value: string;
  readonly label: string;
  /** Of a size that the words name with it. */
  readonly thickness?: string;
}

/** What the words say about the offers of a product, and the words that were not understood. */
export interface Understood {
  readonly values: readonly UnderstoodValue[];
  readonly unknown: readonly string[];
}

/** Finds sizes, grades, cities and brands of the offers in the words. */
export function understand(words: readonly string[], facets: NamedFacets): Understood {
  for (const phrase of phrasesOf(words, longestName)) {
    const found = find(phrase, facets);
    if (found === null) continue;
    const rest = understand(without(words, phrase.split(" ")), facets);
    return { values: [...found.values, ...rest.values], unknown: [...found.unknown, ...rest.unknown] };
  }
  return mistyped(words, facets);
}

/** The words that are a typing error away from a city or a brand of the offers; the others are not understood. */
function mistyped(words: readonly string[], facets: NamedFacets): Understood {
  const found = words.map((word) => ({ word, value: nearest(word, facets) }));
  return {
    values: found.flatMap(({ value }) => value ?? []),
    unknown: found.filter(({ value }) => value === null).map(({ word }) => word),
  };
}

function nearest(word: string, facets: NamedFacets): UnderstoodValue | null {
  const names = (["city", "brand"] as const).flatMap((by) =>
    facets[by].flatMap((facet) => namesOf(facet.label).map((name) => ({ by, name, facet }))),
  );
  const name = nearestName(word, [...new Set(names.map((known) => known.name))]);
  const meant = names.find((known) => known.name === name);
  return meant ? { by: meant.by, value: meant.facet.value, label: meant.facet.label } : null;
}

/** A name is typed in full, or only its first word: "girnar" for Girnar Steel. */
const namesOf = (label: string): readonly string[] => [
  ...new Set([plain(label), label.toLowerCase().split(" ", 1).join("")]),
];

function find(phrase: string, facets: NamedFacets): Understood | null {
  const wanted = plain(phrase);
  const { sizes, unknown } = sizesNamed(phrase, facets.size);
  if (sizes.length > 0) return { values: sizes.map((size) => ({ by: "size", ...size })), unknown };
  const thickness = thicknessNamed(phrase, facets.size);
  if (thickness !== null) return { values: [{ by: "thickness", value: thickness, label: thickness }], unknown: [] };
  for (const by of ["grade", "city", "brand"] as const) {
    const known = facets[by].find(({ label }) => plain(label) === wanted || (by === "brand" && begins(label, wanted)));
    if (known) return { values: [{ by, value: known.value, label: known.label }], unknown: [] };
  }
  return null;
}

const begins = (label: string, wanted: string) => wanted.length >= shortestBeginning && plain(label).startsWith(wanted);

/** The words without the consecutive words in `taken`. */
function without(words: readonly string[], taken: readonly string[]): readonly string[] {
  const from = words.findIndex((_, place) => taken.every((word, next) => words[place + next] === word));
  return words.filter((_, place) => place < from || place >= from + taken.length);
}
