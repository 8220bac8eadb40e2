import { ProductDetailAnswer } from "@mandi/shared/contract/product-detail";
import { OfferListAnswer } from "@mandi/shared/contract/product-list";
import { aProductDetail } from "@mandi/shared/testing/buyer-builders/product";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { anOffer, aPage } from "@mandi/shared/testing/public-builders";
import { screen, within } from "@testing-library/react";

export const productCall = "GET /product-detail/:id";

/** A logged-in buyer and a server with one product, offered by one more seller. */
export function openProduct(change: Parameters<typeof aProductDetail>[0] = {}) {
  signInAs("customer");
  const api = fakeApi();
  api.answer(productCall, ProductDetailAnswer, {
    products_data: aProductDetail(change),
    seller_product_list: [anOffer({ id: 52, seller_commodity_product_id: 52, brand: "Shikhar TMT" })],
  });
  // Other sizes and grades, which the related offers are asked for; nobody else has them.
  api.answer("GET /seller-list-by-commodity-product/:id", OfferListAnswer, aPage([]));
  return api;
}

export const productShown = () => screen.findByRole("heading", { level: 1, name: "TMT Bar" });
export const chip = (group: string, name: RegExp) =>
  within(screen.getByRole("group", { name: group })).getByRole("button", { name });
export const quantity = (size: string) => screen.getByRole("textbox", { name: `Quantity in MT, ${size}` });

/** What an offer of ₹55,932 ex costs in Pune (411026), as the belts of transporters say. */
export const landedAtPune = {
  freight: 1_750,
  freight_tax: 315,
  price: 57_997,
  low: 57_702,
  high: 58_292,
  basis: "belts",
} as const;
