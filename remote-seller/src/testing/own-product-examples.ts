import {
  type Example,
  type ExampleWorld,
  exampleExchange,
  exampleRead,
  exampleRow,
  exampleWrite,
  noBody,
} from "@mandi/shared/area/define-examples";
import {
  LoadingAddressBody,
  type SellerPrice,
  SellerPriceAnswer,
  SellerPriceBody,
  SellerProductAnswer,
  type SellerProductItem,
  SellerProductListAnswer,
  type SellerStock,
  SellerStockAnswer,
  SellerStockBody,
  type SellerVariation,
  SellerVariationAnswer,
  SellerVariationBody,
} from "@mandi/shared/contract/seller-product";
import {
  SellerProductsAnswer,
  SellerProductsBody,
  SellerSettingsAnswer,
} from "@mandi/shared/contract/seller-products-many";
import { aPage } from "@mandi/shared/testing/public-builders";
import {
  aSellerPrice,
  aSellerProduct,
  aSellerProductDetail,
  aSellerStock,
  aSellerVariation,
  aSizeValue,
} from "@mandi/shared/testing/seller-builders";
import { addProductExamples } from "./add-product-examples";

/**
 * The seller's products: cards, details, and the three dialogs, whose changes are kept until the person is selected
 * again.
 */
export function ownProductExamples({ rows }: ExampleWorld): Example[] {
  const beam = { name: "Structural Beam", thumbnail: "/media/products/beam.svg", sub_category: { name: "Sections" } };
  const rod = { name: "Wire Rod", thumbnail: "/media/products/wire-rod.svg", base_price: 43_800, ex_price: 52_100 };
  const products = rows([
    aSellerProduct(),
    aSellerProduct({ id: 42, commodity_product_id: 2, ...beam, base_price: 48_900, ex_price: 58_410 }),
    aSellerProduct({ id: 43, commodity_product_id: 3, ...rod, status: "no price" }),
  ]);
  const twenty = [aSizeValue({ value: "20" })];
  const price = aSellerPrice();
  const sizes = [aSellerVariation(), aSellerVariation({ id: 8, value: twenty, price: 400, is_selected: 0 })];
  const stocks = [aSellerStock(), aSellerStock({ id: 8, value: twenty, stock: null, is_selected: 0 })];
  return [
    ...addProductExamples(products),
    ...detailExamples(products),
    ...priceExamples(products, price),
    ...standingExamples(products),
    ...sizeExamples(sizes, stocks),
    ...manyProductsExamples(products, price, stocks),
  ];
}

function detailExamples(products: SellerProductItem[]): Example[] {
  const addresses = new Map<number, LoadingAddressBody>();
  return [
    exampleRead("GET /seller/commodity-product", SellerProductListAnswer, () => aPage(products)),
    exampleRead("GET /seller/commodity-product/:id", SellerProductAnswer, (call) => {
      const product = exampleRow(products, call);
      const named = addresses.get(product.id);
      const { city, state } = product;
      return {
        data: aSellerProductDetail({ ...product, ...(named && { loading_address: [{ ...named, city, state }] }) }),
      };
    }),
    exampleWrite("POST /seller/update-commodity-product-address/:id", LoadingAddressBody, (call) => {
      addresses.set(exampleRow(products, call).id, call.body);
      return "The loading address was saved.";
    }),
  ];
}

function priceExamples(products: SellerProductItem[], price: SellerPrice): Example[] {
  return [
    exampleRead("GET /seller/get-commodity-product-price/:id", SellerPriceAnswer, () => ({ data: price })),
    exampleWrite("POST /seller/update-commodity-product-price/:id", SellerPriceBody, (call) => {
      Object.assign(price, call.body);
      const { base_price, loading_charge } = call.body;
      Object.assign(exampleRow(products, call), { base_price, loading_charge });
      return "The price was updated.";
    }),
    exampleWrite("POST /seller/confirm-commodity-product-price/:id", noBody, (call) => {
      Object.assign(exampleRow(products, call), { is_stale: false, last_updated: new Date().toISOString() });
      return "The price counts as entered today.";
    }),
  ];
}

/** Whether a product is on offer at all. */
function standingExamples(products: SellerProductItem[]): Example[] {
  return [
    exampleWrite("POST /seller/pause-commodity-product/:id", noBody, (call) => {
      Object.assign(exampleRow(products, call), { status: "paused" });
      return "The product is paused. Buyers do not see it.";
    }),
    exampleWrite("POST /seller/resume-commodity-product/:id", noBody, (call) => {
      Object.assign(exampleRow(products, call), { status: "live" });
      return "The product is offered to buyers again.";
    }),
    exampleWrite("DELETE /seller/commodity-product/:id", noBody, (call) => {
      products.splice(products.indexOf(exampleRow(products, call)), 1);
      return "The product is deleted from your list.";
    }),
  ];
}

function sizeExamples(sizes: SellerVariation[], stocks: SellerStock[]): Example[] {
  return [
    exampleRead("GET /seller/get-commodity-product-variation/:id", SellerVariationAnswer, () => ({ data: sizes })),
    exampleWrite("POST /seller/update-commodity-product-variation/:id", SellerVariationBody, ({ body }) => {
      for (const [index, id] of body.id.entries()) {
        const change = { price: body.price[index] ?? 0, is_selected: body.is_selected[index] ?? 0 };
        Object.assign(sizes.find((size) => size.id === id) ?? {}, change);
        Object.assign(stocks.find((stock) => stock.id === id) ?? {}, { is_selected: change.is_selected });
      }
      return "The variations were updated.";
    }),
    exampleRead("GET /seller/get-commodity-product-variation-stock/:id", SellerStockAnswer, () => ({ data: stocks })),
    exampleWrite("POST /seller/update-commodity-product-variation-stock/:id", SellerStockBody, ({ body }) => {
      for (const [index, id] of body.id.entries())
        Object.assign(stocks.find((stock) => stock.id === id) ?? {}, { stock: body.stock[index] ?? null });
      return "The stock was updated.";
    }),
  ];
}

function manyProductsExamples(products: SellerProductItem[], price: SellerPrice, stock: SellerStock[]): Example[] {
  return [
    exampleRead("GET /seller/commodity-products-settings", SellerSettingsAnswer, ({ query }) => {
      const asked = query.get("ids")?.split(",").map(Number) ?? [];
      const own = products.filter(({ id }) => asked.includes(id));
      return { data: own.map(({ id }) => ({ id, price, stock })) };
    }),
    exampleExchange("POST /seller/update-commodity-products", SellerProductsBody, SellerProductsAnswer, ({ body }) => {
      for (const { id, price: change } of body.products)
        Object.assign(products.find((product) => product.id === id) ?? {}, change);
      const count = body.products.length;
      const data = body.products.map(({ id }) => ({ id, outcome: "changed" as const, reason: "" }));
      return { message: `Changed: price of ${count} products.`, data };
    }),
  ];
}
