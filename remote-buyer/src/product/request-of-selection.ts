import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import type { RfqRequest } from "../rfq/rfq-request";
import { priceSelection } from "./price/product-price";
import type { Selection } from "./selection";
import { tonnesOf } from "./sizes/quantity-problem";

/** The choice on a product's page, in the form that /create-rfq accepts. */
export function requestOfSelection(product: ProductDetail, selection: Selection): RfqRequest {
  const packaging = product.packaging_charge.find(({ id }) => id === selection.packagingId);
  return {
    product: {
      commodity_product_id: product.commodity_product_id,
      seller_commodity_product_id: product.seller_commodity_product_id,
      name: product.name,
      thumbnail: product.thumbnail,
      brand_id: product.brand.id,
      brand: product.brand.name,
      origin_city: product.address,
    },
    quality: product.quality[selection.quality] ?? "",
    packaging: packaging ? { id: packaging.id, name: packaging.name } : null,
    variation: selection.sizes.flatMap((size) => {
      const variation = product.variation.find(({ id }) => id === size.id);
      return variation ? [{ ...variation, quantity: tonnesOf(size), stock: null, user_selected: "true" as const }] : [];
    }),
    total: priceSelection(product, selection).total,
  };
}
