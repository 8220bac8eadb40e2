import type { Order } from "@mandi/shared/contract/order";
import type { Quotation } from "@mandi/shared/contract/quotation";
import { askedGoods } from "@mandi/shared/messages/asked-goods";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { common } from "@mandi/shared/messages/common";

/** Sellers of any brand are asked and none is marked: the goods may come from any of their plants. */
export function isBrandOpen(document: Quotation | Order): boolean {
  return "any_brand" in document && document.any_brand === true && document.base_price === null;
}

/** The goods, as both a quotation and its order describe them. */
export function goodsFacts(document: Quotation | Order) {
  const { commodity_product, brand, origin_city, selected_quality, selected_packaging_charge } = document;
  return [
    { term: quotations.product, value: commodity_product.name },
    { term: quotations.brand, value: brand.name },
    { term: quotations.category, value: commodity_product.category.name },
    { term: isBrandOpen(document) ? askedGoods.askedIn : quotations.origin, value: origin_city },
    { term: quotations.quality, value: selected_quality?.name ?? common.missing },
    { term: quotations.packaging, value: selected_packaging_charge?.name ?? common.missing },
  ];
}
