import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { type PastedLine, readPastedList } from "@mandi/shared/format/pasted-list/pasted-list";
import { wholeTonnes } from "@mandi/shared/format/pasted-list/quantity";
import { isGrade } from "@mandi/shared/format/pasted-list/words";
import { sizeInFull } from "@mandi/shared/format/size-in-full";
import { formatSize } from "@mandi/shared/format/sizes";
import type { Delivery } from "@mandi/shared/session";
import { hasMeasure, sizeName } from "../../offers/size-text";
import { requestOfSelection } from "../../product/request-of-selection";
import { canChoose, firstSelection } from "../../product/selection";
import type { AskedGoods } from "../rfq-form";

/** The place of delivery that a line names. */
export interface PlaceInText {
  readonly city: string;
  /** Null where it names only the city. */
  readonly pincode: string | null;
}

/** A line of a pasted list with its match in the market. */
export interface ListLine {
  readonly key: number;
  readonly pasted: PastedLine;
  /** The cheapest matching offer; null where there is none. */
  readonly product: ProductDetail | null;
  /** Why there is none; null where there is one. */
  readonly missing: NotFound | null;
  /** The text names no brand: that of the offer is the cheapest. */
  readonly isBrandOpen: boolean;
  /** The text names no place of loading: every one is asked. */
  readonly isCityOpen: boolean;
  /** Of the cheapest matching offer, per MT: landed where a place of delivery is known, else ex-factory. */
  readonly price: number;
  readonly isLanded: boolean;
  /** Position in the product's qualities; null while the text names a grade that is not offered. */
  readonly quality: number | null;
  /** The grades that the text names and nobody offers. */
  readonly otherGrades: readonly string[];
  /** The text names no grade, and the product comes in several: the first is taken. */
  readonly isGradeOpen: boolean;
  /** The chosen size; null while the text named none that is offered. */
  readonly sizeId: number | null;
  /** The sizes that the text may mean, of which one has to be chosen; empty: any of the product. */
  readonly named: readonly string[];
  /** Whole MT, as typed. */
  readonly tonnes: string;
  readonly isLeftOut: boolean;
  /** Words of the text that match nothing in the market, and counts beside a weight. */
  readonly unknown: readonly string[];
  /** The place of delivery in the text, which sets no address. */
  readonly said: PlaceInText | null;
}

/** No product has the words of a line, or nobody offers the one that has them. */
export type NotFound = "not understood" | "not offered";

/** The search's interpretation of a line. */
export interface Found {
  readonly product: ProductDetail;
  readonly sizes: readonly string[];
  readonly grade: string | undefined;
  readonly isBrandOpen: boolean;
  readonly isCityOpen: boolean;
  readonly price: number;
  readonly isLanded: boolean;
  readonly unknown: readonly string[];
  /** Whether sizes, grades or the like were understood too, and not only the name of a product. */
  readonly isMeant: boolean;
  /** The place whose pincode the line has. */
  readonly place: Delivery | null;
  readonly said: PlaceInText | null;
}

/**
 * The initial line: everything clear in the text is filled in, the rest is asked. A product that is only near is not
 * included.
 */
export function lineOf(pasted: PastedLine, key: number, found: Found | NotFound): ListLine {
  const tonnes = pasted.tonnes === null ? "" : String(pasted.tonnes);
  const open: Omit<ListLine, "product"> = {
    key,
    pasted,
    missing: null,
    isBrandOpen: false,
    isCityOpen: false,
    price: 0,
    isLanded: false,
    quality: 0,
    otherGrades: [],
    isGradeOpen: false,
    sizeId: null,
    named: [],
    tonnes,
    isLeftOut: false,
    unknown: [],
    said: null,
  };
  if (typeof found === "string") return { ...open, product: null, missing: found };
  const { product, sizes: named, grade, isBrandOpen, isCityOpen, price, isLanded, said } = found;
  const offer = { product, isBrandOpen, isCityOpen, price, isLanded };
  const sizeId = sizeIn(product, named) ?? (pasted.bags === null ? null : onlyBagOf(product));
  const otherGrades = product.quality.length === 0 || grade !== undefined ? [] : found.unknown.filter(isGrade);
  const isAsked = otherGrades.length > 0;
  const quality = isAsked ? null : Math.max(0, grade === undefined ? 0 : product.quality.indexOf(grade));
  const isGradeOpen = grade === undefined && product.quality.length > 1 && !isAsked;
  const unknown = [...found.unknown.filter((word) => !otherGrades.includes(word)), ...pasted.unused];
  const line = { ...open, ...offer, quality, otherGrades, isGradeOpen, sizeId, named, unknown, said };
  return {
    ...line,
    tonnes: tonnes || tonnesOfBags(line),
    isLeftOut: !found.isMeant && isOnlyNear(pasted.search, unknown),
  };
}

type BaggedLine = Pick<ListLine, "product" | "sizeId" | "pasted">;

/** Kilograms of a bag, from a size named `50 kg bag`; null for goods without bags, or bags of unknown weight. */
function bagKgOf(size: Parameters<typeof sizeName>[0]): number | null {
  const [, kg] = /(\d+(?:\.\d+)?)\s*kg\s*bag/u.exec(sizeName(size).toLowerCase()) ?? [];
  return kg === undefined ? null : Number(kg);
}

function onlyBagOf(product: ProductDetail): number | null {
  const [only, ...others] = sizesOf(product).filter((size) => bagKgOf(size) !== null);
  return others.length === 0 ? (only?.id ?? null) : null;
}

/** The weight of the bags in the text, where the catalogue has a bag of that size; null where it does not. */
export function bagsOf({ product, sizeId, pasted: { bags } }: BaggedLine) {
  const size = product?.variation.find(({ id }) => id === sizeId);
  const kgEach = size ? bagKgOf(size) : null;
  return bags === null || kgEach === null ? null : { bags, kgEach, kg: bags * kgEach };
}

/** The weight in the text, where the quantity is that weight rounded up; null once another one is typed. */
export function roundedFrom(line: ListLine): number | null {
  const kg = line.pasted.kg ?? bagsOf(line)?.kg ?? 0;
  return kg % 1_000 !== 0 && line.tonnes === String(wholeTonnes(kg)) ? kg : null;
}

/** Whole MT, rounded up; empty where unknown. */
function tonnesOfBags(line: BaggedLine): string {
  const kg = bagsOf(line)?.kg ?? 0;
  return kg === 0 ? "" : String(wholeTonnes(kg));
}

/** The line after a choice: another bag means another weight, unless a quantity was typed. */
export function changedLine(line: ListLine, part: Partial<ListLine>): ListLine {
  const changed = { ...line, ...part };
  const isCounted = part.tonnes === undefined && line.tonnes === tonnesOfBags(line);
  return isCounted && line.pasted.bags !== null ? { ...changed, tonnes: tonnesOfBags(changed) } : changed;
}

/** As many words are unknown as are known, or more, `foo bar`: the buyer says whether the product is meant. */
function isOnlyNear(search: string, unknown: readonly string[]): boolean {
  const words = search.split(" ").filter(isNoFigure);
  const strange = unknown.filter(isNoFigure);
  return strange.length > 0 && strange.length * 2 >= words.length;
}

/** Figures describe no product. */
export const isNoFigure = (word: string): boolean => !/^\d/.test(word);

/** The size that is meant; null where several match, or none. */
function sizeIn(product: ProductDetail, named: readonly string[]): number | null {
  const [only, ...others] = sizesNamed(product, named);
  return others.length === 0 ? (only?.id ?? null) : null;
}

/** The offered sizes of that name, by their sides or with their thickness. */
function sizesNamed(product: ProductDetail, named: readonly string[]): ProductDetail["variation"] {
  const wanted = named.map(formatSize);
  return sizesOf(product).filter((one) => wanted.includes(sizeName(one)) || wanted.includes(sizeInFull(one)));
}

/** The third side of `50x50x6`: sections are listed by two. */
function thicknessIn(search: string): number | null {
  const [, thickness] = /\d+x\d+x(\d+(?:\.\d+)?)/.exec(search) ?? [];
  return thickness === undefined ? null : Number(thickness);
}

/** Whether the text names a thickness that the chosen size does not have, or that is unknown for it. */
export function isOtherThickness({ product, sizeId, pasted }: ListLine): boolean {
  const size = product?.variation.find(({ id }) => id === sizeId);
  const thickness = thicknessIn(pasted.search);
  if (size === undefined || thickness === null) return false;
  return !hasMeasure(size, thickness) && !sizeInFull(size).includes(` × ${thickness} mm`);
}

/** Sizes that can be requested. */
const sizesOf = (product: ProductDetail) => product.variation.filter(canChoose);

/** The sizes to choose from: those that match the text, or all where none does. */
export function choicesOf({ named }: ListLine, product: ProductDetail): ProductDetail["variation"] {
  const fitting = sizesNamed(product, named);
  return fitting.length > 0 ? fitting : sizesOf(product);
}

const wholeFigure = /^[1-9]\d{0,4}$/;

/** Whether everything that a request needs is there. */
export function isComplete({ product, sizeId, quality, tonnes }: ListLine): boolean {
  return (
    product !== null && sizeId !== null && quality !== null && wholeFigure.test(tonnes) && Number(tonnes) <= 10_000
  );
}

/** Whether it is added with the list. */
export const isReady = (line: ListLine): boolean => isComplete(line) && !line.isLeftOut;

/**
 * The text of the lines that are not added now. A line stays as written where it is complete by itself, and else gets
 * the goods that it had from the lines around it.
 * @param today `YYYY-MM-DD` in India
 */
export function textOfLeft(lines: readonly PastedLine[], today: string): readonly string[] {
  return lines.map(({ source, search, bags, kg }) => {
    const [alone, ...others] = readPastedList(source, today).lines;
    if (others.length === 0 && alone?.search === search) return source;
    const quantity = kg === null ? "" : `${kg / 1_000} MT`;
    return [search, bags === null ? quantity : `${bags} bags`].filter(Boolean).join(" ");
  });
}

/** Whether it is less than what sellers usually load, which is allowed. */
export function isBelowMinimum(line: ListLine): boolean {
  return isComplete(line) && Number(line.tonnes) < (line.product?.min_order_qty ?? 0);
}

/**
 * The lines as goods: those of the same offer and quality are one, with several sizes; any brand will do where none is
 * named.
 */
export function goodsOfLines(lines: readonly ListLine[]): readonly AskedGoods[] {
  const groups = new Map<string, ListLine[]>();
  for (const line of lines.filter(isReady)) {
    const key = `${line.product?.seller_commodity_product_id} ${line.quality} ${line.isBrandOpen} ${line.isCityOpen}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined || first.product === null) return [];
    const choice = { ...firstSelection(first.product), quality: first.quality ?? 0, sizes: sizesAsked(same) };
    const request = { ...requestOfSelection(first.product, choice), isCityNamed: !first.isCityOpen };
    return [{ request, anyBrand: first.isBrandOpen }];
  });
}

/** Each size once: one that was written twice is requested together. */
function sizesAsked(lines: readonly ListLine[]): { id: number; quantity: string }[] {
  const sums = new Map<number, number>();
  for (const { sizeId, tonnes } of lines)
    if (sizeId !== null) sums.set(sizeId, (sums.get(sizeId) ?? 0) + Number(tonnes));
  return [...sums].map(([id, quantity]) => ({ id, quantity: String(quantity) }));
}
