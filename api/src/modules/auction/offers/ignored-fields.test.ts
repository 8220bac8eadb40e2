import { ask, createRfqMarket, entry } from "../../../testing/rfq-world";
import { createTestApi, type TestApi } from "../../../testing/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it.each([
  ["numbers as texts", { price: "45000", transport_price: "", variation: [{ id: "8", quantity: "30" }] }],
  ["an address of its own shape", { loading_address: [{ address_line_one: "Plot 4", pincode: 493111 }] }],
  ["one address and no list", { loading_address: "Plot 4, Raipur", delivery_by: 7, variation: { 8: 30 } }],
  [
    "nothing in them",
    { loading_address: null, delivery_by: null, price: null, transport_price: null, variation: null },
  ],
])("takes an offer with the listed fields that it ignores, sent as %s (R-369)", async (_what, along) => {
  const market = await createRfqMarket(api);
  const seller = entry(market.sellers, 0);
  const path = `/seller/product-enquiry/${await ask(api, market)}`;

  const { status } = await api.post(path, { base_price: 45_000, description: "Ready stock", ...along }, seller);

  expect(status).toBe(200);
  expect((await api.get(path, seller)).body.data).toMatchObject({
    orderData: { basePrice: 45_000, total_ex_price: 1_677_960 },
    my_description: "Ready stock",
  });
});

it("still refuses a field that the call does not list (R-369)", async () => {
  const market = await createRfqMarket(api);
  const path = `/seller/product-enquiry/${await ask(api, market)}`;

  const { status, body } = await api.post(path, { base_price: 45_000, freight: 1 }, entry(market.sellers, 0));

  expect([status, body.errors]).toEqual([422, { freight: ["This field is not known"] }]);
});
