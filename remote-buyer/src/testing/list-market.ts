import { GeneralSearchAnswer } from "@mandi/shared/contract/general-search";
import { ProductDetailAnswer } from "@mandi/shared/contract/product-detail";
import { OfferListAnswer } from "@mandi/shared/contract/product-list";
import { CreateQuotationGroupAnswer } from "@mandi/shared/contract/quotation-group";
import { aProductDetail } from "@mandi/shared/testing/buyer-builders/product";
import { anOffer } from "@mandi/shared/testing/public-builders";
import { openRfq } from "./rfq-page";

/** A market that sells bars of 8 and 12 mm, and nothing else. */
export function openMarket() {
  const api = openRfq();
  const product = { id: 1, name: "TMT Bar", thumbnail: "/art/tmt.svg" };
  api.answer("GET /general-search", GeneralSearchAnswer, ({ query }) => {
    const words = query.get("search_key") ?? "";
    const none = { brand_list: [], product_list: [], market_news: [] };
    if (!words.includes("tmt")) return none;
    const size = words.includes("8mm") ? "8 mm" : undefined;
    if (size === undefined) return { ...none, product_list: [product] };
    return {
      ...none,
      product_list: [product],
      understood: { product, labels: [size], filter: { size }, unknown: [], count: 1 },
    };
  });
  api.answer("GET /seller-list-by-commodity-product/:id", OfferListAnswer, {
    data: [anOffer()],
    current_page: 1,
    per_page: 1,
    total: 1,
    last_page: 1,
  });
  api.answer("GET /product-detail/:id", ProductDetailAnswer, {
    products_data: aProductDetail(),
    seller_product_list: [],
  });
  api.answer("POST /product-enquiry-group", CreateQuotationGroupAnswer, { message: "Sent", ids: [7, 8] });
  return api;
}
