import type { ProductDetail, ProductVariation } from "@mandi/shared/contract/product-detail";
import {
  Array as ArrayOf,
  Integer,
  Null,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  Union,
} from "typebox";

/** The choices for a product. Quantities stay as typed; `quality` is a position in the product's list. */
export const Selection = ObjectOf({
  quality: Integer(),
  packagingId: Union([Integer(), Null()]),
  sizes: ArrayOf(ObjectOf({ id: Integer(), quantity: StringOf() })),
  /** The buyer's own length of a piece in metres, as typed; absent for the usual one. */
  pieceMetres: Optional(StringOf()),
  /** What the address requested where it was made: Back and a reload keep what the buyer has chosen since. */
  asked: Optional(StringOf()),
});
export type Selection = Static<typeof Selection>;
export type ChosenSize = Selection["sizes"][number];

/** First quality and first packaging, no size yet. */
export function firstSelection(product: ProductDetail): Selection {
  return { quality: 0, packagingId: product.packaging_charge[0]?.id ?? null, sizes: [] };
}

/** Whether the choice is the listed one, in grade and packaging, and nothing more. */
export function isAsListed({ quality, packagingId, sizes }: Selection, listed: Selection): boolean {
  return quality === listed.quality && packagingId === listed.packagingId && sizes.length === 0;
}

/** A size can be chosen when the seller offers it and the brand makes it. */
export function canChoose(size: ProductVariation): boolean {
  return size.is_selected === 1 && size.is_brand_selling === 1;
}

/** A kept selection, reduced to what the product still has. */
export function fitting(selection: Selection, product: ProductDetail): Selection {
  const { quality, packagingId, sizes, ...others } = selection;
  const usual = firstSelection(product);
  const offered = new Set(product.variation.filter(canChoose).map(({ id }) => id));
  return {
    ...others,
    quality: quality >= 0 && quality < product.quality.length ? quality : usual.quality,
    packagingId: product.packaging_charge.some(({ id }) => id === packagingId) ? packagingId : usual.packagingId,
    sizes: sizes.filter(({ id }) => offered.has(id)),
  };
}

/** What was requested on the way to the product: a size that it has, a grade by its name, a quantity as typed. */
export interface Asked {
  readonly size: number | null;
  readonly grade: string | null;
  readonly mt: string | null;
}

/**
 * The choice that a link opens: its size and quantity, its grade or else the usual one, as the list showed them. A kept
 * choice comes back where the link names neither size nor grade, or where it has the same goods at the same price.
 */
export function askedSelection(kept: Selection | null, product: ProductDetail, { size, grade, mt }: Asked): Selection {
  const quantity = /^[1-9]\d{0,4}$/.test(mt ?? "") ? (mt ?? "") : "";
  const quality = product.quality.indexOf(grade ?? "");
  const usual = firstSelection(product);
  const asked = { ...usual, quality: Math.max(quality, 0), sizes: size === null ? [] : [{ id: size, quantity }] };
  if (kept === null) return asked;
  const isSameGoods = kept.quality === asked.quality && kept.packagingId === asked.packagingId;
  const hasSize = kept.sizes.some((one) => one.id === size && (quantity === "" || one.quantity === quantity));
  const isNothing = size === null && quality < 0;
  return isNothing || (isSameGoods && (size === null || hasSize)) ? kept : asked;
}

/** Another packaging may come in another length: the length entered for the previous one no longer applies. */
export function withPackaging({ pieceMetres: _, ...selection }: Selection, packagingId: number): Selection {
  return { ...selection, packagingId };
}

/** Adds a size, or removes it together with its quantity. */
export function withToggled(selection: Selection, id: number): Selection {
  const has = selection.sizes.some((size) => size.id === id);
  const sizes = has ? selection.sizes.filter((size) => size.id !== id) : [...selection.sizes, { id, quantity: "" }];
  return { ...selection, sizes };
}

export function withQuantity(selection: Selection, id: number, quantity: string): Selection {
  return { ...selection, sizes: selection.sizes.map((size) => (size.id === id ? { id, quantity } : size)) };
}
