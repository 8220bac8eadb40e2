import { aVariation } from "@mandi/shared/testing/buyer-builders/product";

/** The state that product detail passes to the request for quotations. */
export const handedOver = {
  product: {
    commodity_product_id: 1,
    seller_commodity_product_id: 41,
    name: "TMT Bar",
    thumbnail: "",
    brand_id: 3,
    brand: "Kaveri Ispat",
    origin_city: "Raipur",
  },
  quality: "Fe 500D",
  packaging: { id: 1, name: "Bundled, 2 straps" },
  variation: [{ ...aVariation(), quantity: 30, stock: null, user_selected: "true" }],
  total: 1677960,
};
