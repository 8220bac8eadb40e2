import { ask, createRfqMarket, entry } from "../../../testing/rfq-world";
import { createTestApi, type TestApi } from "../../../testing/test-api";

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60 * 1000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** The prices that a seller has entered, in rupees, by how long ago. */
async function averageOf(entered: readonly (readonly [agoMs: number, rupees: number])[]): Promise<number | null> {
  const market = await createRfqMarket(api);
  const seller = entry(market.sellers, 0);
  const id = await ask(api, market);
  await api.db.deleteFrom("listing_price").where("listing_id", "=", seller.listingId).execute();
  const rows = entered.map(([agoMs, rupees]) => ({
    listing_id: seller.listingId,
    at: new Date(api.clock.now().getTime() - agoMs),
    base_price_paise: rupees * 100,
    ex_price_paise: rupees * 100,
  }));
  if (rows.length > 0) await api.db.insertInto("listing_price").values(rows).execute();
  return (await api.get(`/seller/product-enquiry/${id}`, seller)).body.data.market.own_average_30_days;
}

it("averages a seller's last 30 days by how long each price stood, not by how often it was entered", async () => {
  const average = await averageOf([
    [40 * dayMs, 40_000],
    [15 * dayMs, 42_000],
    [15 * dayMs - minuteMs, 43_000],
    [15 * dayMs - 2 * minuteMs, 44_000],
  ]);
  // The present price counts until the end of today, 13.5 hours from now.
  expect(Math.round(Number(average) / 10) * 10).toBe(42_070);
});

it("takes a price that has stood for longer than 30 days, and none where there never was one", async () => {
  expect(await averageOf([[90 * dayMs, 45_000]])).toBe(45_000);
  expect(await averageOf([])).toBeNull();
});
