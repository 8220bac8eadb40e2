import type { Order } from "@mandi/shared/contract/order";
import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import type { OfferItem } from "@mandi/shared/contract/product-list";
import { canChoose, firstSelection, type Selection } from "../product/selection";

/** The requested goods, as far as a quotation and an order both have them. */
export type Trade = Pick<
  Order,
  | "commodity_product"
  | "brand"
  | "origin_city"
  | "variation"
  | "selected_quality"
  | "selected_packaging_charge"
  | "billing_address"
  | "consignee_detail"
>;

/** The offer of the same brand, from the same city if there is one; null when there is none now. */
export function sameOffer(offers: readonly OfferItem[], trade: Trade): OfferItem | null {
  const { brand, origin_city } = trade;
  const same = offers.filter((offer) => offer.brand === brand.name);
  // A quotation for any brand that was never marked has no brand.
  const ofBrand = same.length === 0 && "any_brand" in trade && trade.any_brand === true ? offers : same;
  return ofBrand.find(({ city }) => city === origin_city) ?? ofBrand[0] ?? null;
}

/**
 * The same choice on today's offer. Documents have names but no keys of quality and packaging, and quantities may have
 * been weighed since: a size that is no longer offered is dropped, a quantity is rounded to whole MT again.
 */
export function sameSelection(product: ProductDetail, trade: Trade): Selection {
  const usual = firstSelection(product);
  const quality = product.quality.indexOf(trade.selected_quality?.name ?? "");
  const packaging = product.packaging_charge.find(({ name }) => name === trade.selected_packaging_charge?.name);
  const offered = new Set(product.variation.filter(canChoose).map(({ id }) => id));
  return {
    quality: quality < 0 ? usual.quality : quality,
    packagingId: packaging?.id ?? usual.packagingId,
    sizes: trade.variation
      .filter(({ id }) => offered.has(id))
      .map(({ id, quantity }) => ({ id, quantity: String(Math.max(1, Math.round(quantity))) })),
  };
}
