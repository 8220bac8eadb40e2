import { ask, createRfqMarket, entry, offer, type RfqMarket } from "../../../testing/rfq-world";
import { createTestApi, type TestApi } from "../../../testing/test-api";

let api: TestApi;
let market: RfqMarket;
beforeAll(async () => {
  api = await createTestApi();
  market = await createRfqMarket(api);
});
afterAll(() => api.close());

/** Adds this many sizes that the brand makes, each chosen with the largest quantity of one size. */
async function moreSizes(count: number) {
  const { productId, brandId } = market.world;
  const rows = Array.from({ length: count }, (_, index) => ({ commodity_product_id: productId, position: 10 + index }));
  const made = await api.db.insertInto("size_variation").values(rows).returning("id").execute();
  const brandSizes = made.map(({ id }) => ({ brand_id: brandId, size_variation_id: id }));
  await api.db.insertInto("brand_size").values(brandSizes).execute();
  return made.map(({ id }) => ({ id, quantity: 10_000 }));
}
const countQuotations = async () => (await api.db.selectFrom("quotation").select("id").execute()).length;

it("accepts an enquiry for 1,00,000 MT and refuses a larger one with a message, before any seller is notified", async () => {
  const variation = await moreSizes(10);
  const [first] = market.world.sizeIds;
  const before = await countQuotations();

  const more = { ...market.body, variation: [...variation, { id: first, quantity: 1 }] };
  const { status, body } = await api.post("/product-enquiry", more, market.buyer);

  const message = "At most 1,00,000 MT can be asked for at once. Please make several enquiries";
  expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { variation: [message] } });
  expect(await countQuotations()).toBe(before);
  expect((await api.get("/notification", entry(market.sellers, 0))).body.data).toEqual([]);
  await ask(api, market, { variation });
});

it("refuses an offer whose total is more than can be computed, and keeps none of it", async () => {
  const seller = entry(market.sellers, 0);
  const change = { loading_charge_paise: 10 ** 14 };
  await api.db.updateTable("listing").set(change).where("id", "=", seller.listingId).execute();
  const id = await ask(api, market);

  const { status, body } = await offer(api, seller, id, 45_000);

  expect({ status, body }).toMatchObject({
    status: 422,
    body: { code: "refused", message: expect.stringContaining("check the quantities and the prices") },
  });
  expect(await api.db.selectFrom("offer").select("id").where("quotation_id", "=", id).execute()).toEqual([]);
});
