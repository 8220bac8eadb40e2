import type { RfqRequest } from "../rfq-request";
import { partLabels } from "./part-labels";

function request(product: Partial<RfqRequest["product"]>, quality = "Fe 500D"): RfqRequest {
  const named = { name: "TMT Bar", brand: "Kaveri Ispat", origin_city: "Raipur", thumbnail: "" };
  return {
    product: { commodity_product_id: 1, seller_commodity_product_id: 1, brand_id: 3, ...named, ...product },
    quality,
    packaging: null,
    variation: [],
    total: 0,
  };
}

it("names each product with its brand, and adds more only where two names would be the same", () => {
  expect(partLabels([request({}), request({ brand: "Girnar Steel" })])).toEqual([
    "TMT Bar, Kaveri Ispat",
    "TMT Bar, Girnar Steel",
  ]);
  expect(partLabels([request({}), request({ origin_city: "Jalna" }), request({ name: "Wire Rod" })])).toEqual([
    "TMT Bar, Kaveri Ispat, Ex-Raipur",
    "TMT Bar, Kaveri Ispat, Ex-Jalna",
    "Wire Rod, Kaveri Ispat",
  ]);
  expect(partLabels([request({}), request({}, "Fe 550D")])).toEqual([
    "TMT Bar, Kaveri Ispat, Ex-Raipur, Fe 500D",
    "TMT Bar, Kaveri Ispat, Ex-Raipur, Fe 550D",
  ]);
  expect(partLabels([request({}), request({})])).toEqual([
    "TMT Bar, Kaveri Ispat (product 1)",
    "TMT Bar, Kaveri Ispat (product 2)",
  ]);
});
