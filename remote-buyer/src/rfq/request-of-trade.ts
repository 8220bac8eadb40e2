import type { Quotation } from "@mandi/shared/contract/quotation";
import type { RfqRequest } from "./rfq-request";

/** What a quotation and an order have in common of what was asked for. */
type Trade = Pick<
  Quotation,
  "commodity_product" | "brand" | "origin_city" | "variation" | "selected_quality" | "selected_packaging_charge"
>;

/**
 * The same request once more, for /create-rfq. A packaging whose key the document does not carry is left to the sellers;
 * prices are today's, whatever the document says.
 */
export function requestOfTrade(trade: Trade): RfqRequest {
  const { commodity_product, brand, selected_quality, selected_packaging_charge } = trade;
  const packagingId = selected_packaging_charge?.id;
  return {
    product: {
      commodity_product_id: commodity_product.id,
      seller_commodity_product_id: null,
      name: commodity_product.name,
      thumbnail: commodity_product.thumbnail,
      brand_id: brand.id,
      brand: brand.name,
      origin_city: trade.origin_city,
    },
    quality: selected_quality?.name ?? "",
    packaging:
      selected_packaging_charge && packagingId !== undefined
        ? { id: packagingId, name: selected_packaging_charge.name }
        : null,
    variation: trade.variation.map(({ id, price, value, quantity }) => ({
      id,
      price,
      value,
      quantity,
      is_selected: 1,
      is_brand_selling: 1,
      stock: null,
      user_selected: "true",
    })),
    total: null,
  };
}
