import type { OfferItem } from "@mandi/shared/contract/product-list";

/**
 * The offer with the one thickness of a list in the name of its size, `50 × 50 × 6 mm`, which tells two sizes with the same sides
 * apart; unchanged where the name has it already.
 */
export function inThickness(offer: OfferItem, thickness: string | undefined): OfferItem {
  const size = offer.default_variation;
  const [, figure] = /^([\d.]+) mm$/u.exec(thickness ?? "") ?? [];
  if (!size || figure === undefined || size.unit.short_name !== "mm") return offer;
  const named = size.value.match(/\d+(?:\.\d+)?/gu)?.map(Number) ?? [];
  if (named.length < 2 || named.includes(Number(figure))) return offer;
  return { ...offer, default_variation: { ...size, value: `${size.value} × ${figure}` } };
}
