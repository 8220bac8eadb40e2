import { type Example, exampleExchange, exampleRead } from "@mandi/shared/area/define-examples";
import {
  CategoryListAnswer,
  SellerBrandAnswer,
  SellerCityAnswer,
  SellerProductChoiceAnswer,
  type SellerProductItem,
  SellerStateAnswer,
  StoreProductAnswer,
  StoreProductBody,
} from "@mandi/shared/contract/seller-product";
import { aSellerProduct } from "@mandi/shared/testing/seller-builders";

/**
 * The lists of the form that adds a product, each depending on the choice before; a new product joins the seller's
 * products.
 */
export function addProductExamples(products: SellerProductItem[]): Example[] {
  const choices = [
    { id: 1, name: "TMT Bar" },
    { id: 3, name: "Wire Rod" },
  ];
  return [
    exampleRead("GET /category", CategoryListAnswer, () => ({
      data: [
        { id: 1, name: "Long products" },
        { id: 2, name: "Flat products" },
      ],
    })),
    exampleRead("GET /seller/commodity-product-list", SellerProductChoiceAnswer, () => ({ products_list: choices })),
    exampleRead("GET /seller/get-brand", SellerBrandAnswer, () => ({ brand_list: [{ id: 3, name: "Kaveri Ispat" }] })),
    exampleRead("GET /seller/get-state", SellerStateAnswer, () => ({ state_list: ["Chhattisgarh", "Maharashtra"] })),
    exampleRead("GET /seller/get-city", SellerCityAnswer, ({ query }) => ({
      city_list: query.get("state") === "Maharashtra" ? ["Jalna", "Nagpur"] : ["Bhilai", "Raipur"],
    })),
    exampleExchange("POST /seller/store-commodity-product", StoreProductBody, StoreProductAnswer, ({ body }) => {
      const id = products.length + 100;
      const { product_id, state, city } = body;
      const name = choices.find((choice) => choice.id === product_id)?.name ?? "";
      const unset = { base_price: 0, loading_charge: 0, ex_price: 0, status: "no price" };
      products.push(aSellerProduct({ id, commodity_product_id: product_id, name, state, city, ...unset }));
      return { message: "The product was added. Set its price and sizes to offer it.", id };
    }),
  ];
}
