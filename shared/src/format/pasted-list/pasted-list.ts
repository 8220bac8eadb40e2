import { neededByIn } from "./day";
import { quantitiesIn, unclearComma, type WrittenQuantity, wholeTonnes } from "./quantity";
import { withUnitsOfHead } from "./table";
import { type ItemWords, sortWords } from "./words";

/** Products of one request at most. */
export const linesAtMost = 12;

/** One line of a list, as far as its text is clear. */
export interface PastedLine {
  /** As it was written. */
  readonly source: string;
  /** What to search for, `12mm tmt fe500d`: product, size, grade, brand, city. */
  readonly search: string;
  /** As in the text; null where it gives no quantity, or one that is not a weight. */
  readonly kg: number | null;
  /** Whole MT, rounded up; null where the text gives none. */
  readonly tonnes: number | null;
  /** Whole bags; null where the text counts in another unit. */
  readonly bags: number | null;
  /** Why a person has to check the quantity: there is none, it is in pieces, its figure is unclear, or it is not a whole number of MT. */
  readonly doubt: "none" | "pieces" | "unclear" | "part" | null;
  /** Counts beside the weight, `10 nos`, which say nothing more. */
  readonly unused: readonly string[];
}

export interface PastedList {
  readonly lines: readonly PastedLine[];
  /** `2026-11-30`, where the text names a day. */
  readonly neededBy: string | null;
  /** Number of lines beyond the limit. */
  readonly tooMany: readonly PastedLine[];
}

/** An item before it inherits anything from other lines. */
interface Item {
  readonly source: string;
  readonly words: ItemWords;
  readonly kg: number | null;
  readonly hasPieces: boolean;
  readonly isUnclear: boolean;
  readonly bags: number | null;
  readonly unused: readonly string[];
  /** The text line it is on. */
  readonly line: number;
}

/**
 * Splits a list that was pasted from a chat or a table into lines: one for each quantity or size. A line without goods
 * means the goods of the line before; a grade at the end of a line applies to the whole line. Only a greeting is left out:
 * a text line with any other word stays, with an open quantity where it has none.
 * Nothing is looked up here: matching words to the catalogue is left to the search.
 * @param today `YYYY-MM-DD` in India, for days without a year
 */
export function readPastedList(text: string, today: string): PastedList {
  let neededBy: string | null = null;
  const written = text.split("\n");
  const items = withUnitsOfHead(written).flatMap((raw, line) => {
    const said = plain(withoutSender(raw).trim());
    const day = neededByIn(said, today);
    neededBy ??= day?.day ?? null;
    return itemsOf(day?.rest ?? said, line, withoutSender(written[line] ?? "").trim());
  });
  const lines = inherited(items).filter(({ search }) => search !== "");
  return { lines: lines.slice(0, linesAtMost), neededBy, tooMany: lines.slice(linesAtMost) };
}

/**
 * `[21/11/26, 10:42 am] Rakesh: ` and `21/11/2026, 10:42 - Rakesh: ` of an exported chat; bullets and numbers of a
 * list.
 */
function withoutSender(raw: string): string {
  return raw
    .replace(/^\s*\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},?\s+\d{1,2}:\d{2}[^\]-]*(?:\]|\s-)\s*[^:]{1,60}:\s*/u, "")
    .replace(/^\s*(?:\d{1,2}[.)]\s+|(?:[*•]|-(?!\d))\s*)/u, "");
}

/** Lower case, Devanagari digits as ASCII ones, one kind of space. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replaceAll(/[\s\u00a0]+/gu, " ");
}

/** Separators between items: a comma that does not group digits, a table's column, `aur`. */
const separator = new RegExp(
  String.raw`\s*(?:[;|&+\t]|(?!${unclearComma}),(?!\d{3})|(?<![\p{L}\p{M}])(?:aur|and|plus|और|तथा)(?![\p{L}\p{M}]))\s*`,
  "u",
);

function itemsOf(text: string, line: number, source: string): readonly Item[] {
  const items: Item[] = [];
  let pending = "";
  for (const part of text.split(separator).flatMap(cutByQuantity)) {
    const [before, item] = [itemOf(pending, line, source), itemOf(part, line, source)];
    const isOwn = before.words.sizes.length > 0 && item.words.sizes.length > 0;
    if (isOwn) items.push(before);
    const whole = isOwn ? part : `${pending} ${part}`;
    const isOpen = item.kg === null && !item.hasPieces;
    if (!isOpen) items.push(itemOf(whole, line, source));
    pending = isOpen ? whole : "";
  }
  return withRest(items, itemOf(pending, line, source));
}

/** What follows the last quantity of a line belongs to it, unless it is a size by itself. */
function withRest(items: readonly Item[], rest: Item): readonly Item[] {
  const { sizes, grades, goods } = rest.words;
  const last = items.at(-1);
  if (last === undefined || sizes.length > 0)
    return sizes.length + grades.length + goods.length > 0 ? [...items, rest] : items;
  const words = { ...last.words, grades: [...last.words.grades, ...grades], goods: [...last.words.goods, ...goods] };
  return [...items.slice(0, -1), { ...last, words }];
}

/**
 * `12mm 5 ton 16mm 10 ton` is two items: a cut after each quantity, or before each where they come first. The weight of
 * counted pieces is no item of its own, `10 nos angle 50x50x6 5 ton`.
 */
function cutByQuantity(text: string): readonly string[] {
  const found = quantitiesIn(text);
  if (found.length < 2) return [text];
  const isFirst = text.slice(0, found[0]?.from).trim() === "";
  const cuts = isFirst ? found.slice(1).map(({ from }) => from) : found.slice(0, -1).map(({ to }) => to);
  const parts = [0, ...cuts].map((from, place) => text.slice(from, cuts[place]));
  const items: string[] = [];
  for (const part of parts) {
    const last = items.at(-1);
    if (last !== undefined && isOneItem(last, part)) items[items.length - 1] = last + part;
    else items.push(part);
  }
  return items;
}

/** Whether one of two neighbours has the weight and the other the pieces, and only one of them names goods. */
function isOneItem(one: string, other: string): boolean {
  const [first, second] = [itemOf(one, 0, ""), itemOf(other, 0, "")];
  const hasNoGoods = ({ words }: Item) => words.sizes.length + words.grades.length + words.goods.length === 0;
  return first.hasPieces !== second.hasPieces && (hasNoGoods(first) || hasNoGoods(second));
}

function itemOf(text: string, line: number, source: string): Item {
  const all = quantitiesIn(text);
  const found = all.find((quantity) => quantity.kg !== null) ?? all[0];
  const others = all.filter((quantity) => quantity !== found && quantity.kg === null && quantity.isClear);
  const words = sortWords(withoutQuantities(text, found === undefined ? [] : [...others, found]));
  const unused = others.map(({ from, to }) => text.slice(from, to).trim());
  const [kg, bags] = [found?.kg ?? null, found?.bags ?? null];
  const isUnclear = found?.isClear === false;
  return { source, words, kg, bags, hasPieces: found !== undefined && kg === null, isUnclear, unused, line };
}

function withoutQuantities(text: string, quantities: readonly WrittenQuantity[]): string {
  return quantities
    .toSorted((one, other) => other.from - one.from)
    .reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text);
}

/** Bars are so common that a size in mm, or a grade of bars, is enough. */
const bars = "tmt bar";

function inherited(items: readonly Item[]): readonly PastedLine[] {
  const said = items.filter((item) => !isTalk(item));
  const first: readonly string[] = said[0] === undefined ? [bars] : goodsOfFirst(said, said[0]);
  let goods = first;
  let grades: readonly string[] = [];
  return items.flatMap((item) => {
    if (isTalk(item)) return talkOf(item);
    const { words } = item;
    const isSame = words.goods.length === 0 || words.goods.join(" ") === goods.join(" ");
    if (!isSame) [goods, grades] = [words.goods, []];
    const ownGrades = words.grades.length > 0 ? words.grades : gradesEnding(said, item);
    if (ownGrades.length > 0) grades = ownGrades;
    const isUsedAbove = item !== said[0] && words.goods === first;
    if (isHeading(item) && (isUsedAbove || isUsedBelow(said, item))) return [];
    return [lineOf(item, [...words.sizes, ...goods, ...grades].join(" "))];
  });
}

/** `need binding wire` is a line, `good morning sir` is not; what somebody says names no goods for the lines below it. */
function talkOf(item: Item): readonly PastedLine[] {
  const named = [...item.words.goods, ...item.words.grades];
  return named.length === 0 ? [] : [lineOf(item, named.join(" "))];
}

/** `TMT Fe500D:` applies to the lines below it; where the next line has goods of its own, it is a line itself. */
function isUsedBelow(said: readonly Item[], heading: Item): boolean {
  const { goods } = heading.words;
  const below = said.slice(said.indexOf(heading) + 1);
  const next = goods.length === 0 ? below[0] : below.find((item) => !isHeading(item) || item.words.goods.length > 0);
  if (next === undefined) return false;
  return next.words.goods.length === 0 || next.words.goods.join(" ") === goods.join(" ");
}

/**
 * The goods of a list that starts without any: those at the end of the line, or of the list. A diameter beside other
 * goods that have a size of their own, such as an angle on the next line, is a bar.
 */
function goodsOfFirst(said: readonly Item[], first: Item): readonly string[] {
  const named = said.find(({ words }) => words.goods.length > 0);
  if (named === undefined) return [bars];
  const isOnLine = first.line === named.line;
  const isMeant = isHeading(named) ? isOnLine || named === said.at(-1) : isOnLine && isBar(named);
  return named === first || isMeant || !isBar(first) ? named.words.goods : [bars];
}

const isBar = ({ words }: Item): boolean => words.sizes.length > 0 && words.sizes.every((size) => diameter.test(size));
const diameter = /^\d+(?:\.\d+)?(?:mm|sut)$/;

const isHeading = ({ words, kg, hasPieces }: Item): boolean => words.sizes.length === 0 && kg === null && !hasPieces;
const isTalk = (item: Item): boolean => isHeading(item) && item.words.hasTalk;

/** A grade at the end of the text line applies to an item with the same goods. */
function gradesEnding(items: readonly Item[], { line }: Item): readonly string[] {
  const last = items.filter((other) => other.line === line).at(-1);
  return last !== undefined && last.words.goods.length === 0 ? last.words.grades : [];
}

function lineOf({ source, kg, bags, hasPieces, isUnclear, unused }: Item, search: string): PastedLine {
  if (kg === null || kg === 0) {
    const doubt = hasPieces ? "pieces" : "none";
    return { source, search, bags, kg: null, tonnes: null, doubt: isUnclear ? "unclear" : doubt, unused };
  }
  return {
    source,
    search,
    bags,
    unused,
    kg,
    tonnes: wholeTonnes(kg),
    doubt: kg % 1_000 === 0 ? null : "part",
  };
}
