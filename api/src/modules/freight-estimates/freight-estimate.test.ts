import { answeredMarket } from "../../testing/answered-market";
import { apiOfFile } from "../../testing/api-of-file";
import { createListing } from "../../testing/catalogue-world";
import { addBelt, createRfqMarket, type RfqMarket } from "../../testing/rfq-world";
import { runJob } from "../../testing/run-jobs";

const api = apiOfFile();
let market: RfqMarket;
beforeEach(async () => {
  market = await createRfqMarket(api, { sellers: 2, transporters: 2 });
});
const { carrier, answered, mark } = answeredMarket(() => ({ api, market }));

const pune = "411026";
const offers = async (query: string) => {
  const { status, body } = await api.get(`/seller-list-by-commodity-product/${market.world.productId}?${query}`);
  expect(status).toBe(200);
  return body.data;
};

it("estimates what each offer costs at a pincode: ex price, freight by the belts and its GST, with the range", async () => {
  const [offer] = await offers(`pincode=${pune}`);
  expect(offer).toMatchObject({
    ex_price: 55_932,
    landed: {
      freight: 1_750,
      freight_tax: 315,
      price: 57_997,
      low: 57_702,
      high: 58_292,
      basis: "belts",
      kilometres: 1_124,
    },
  });
  expect(offer.ex_price + offer.landed.freight + offer.landed.freight_tax).toBe(offer.landed.price);
});

it("sorts offers by what they cost at the place of delivery, those without an estimate last", async () => {
  const add = async (city: string, state: string, basePaise: number) =>
    createListing(api.db, api.clock, market.world, (await api.signIn("seller")).id, { city, state, basePaise });
  const near = await add("Jalna", "Maharashtra", 4_590_000);
  const unknown = await add("Bhilai", "Chhattisgarh", 4_000_000);
  await addBelt(api, carrier(0), market.world.productId, { loading: "Jalna MIDC", min: 60_000, max: 70_000 });
  api.clock.advance(61);

  const listed = (rows: readonly { readonly id: number; readonly landed: unknown }[]) =>
    rows.map(({ id, landed }) => [id, landed !== null]);
  const [first, second] = market.sellers.map(({ listingId }) => listingId);
  expect(listed(await offers(`pincode=${pune}&sort=landed`))).toEqual([
    [near, true],
    [first, true],
    [second, true],
    [unknown, false],
  ]);
  expect(listed(await offers(`pincode=${pune}&sort=landed&page=2&limit=1`))).toEqual([[first, true]]);
  expect(listed(await offers(`pincode=${pune}&offer=${unknown}|${near}`))).toEqual([
    [unknown, false],
    [near, true],
  ]);
});

it("shows landed prices on the watch list and in the search with a pincode, and none without", async () => {
  // What is known of belts is cached for a minute.
  api.clock.advance(61);
  const buyer = await api.signIn("customer");
  const [seller] = market.sellers;
  const mark = { commodity_product_id: market.world.productId, seller_commodity_product_id: seller?.listingId };
  await api.post("/bookmark", mark, buyer);
  const watched = async (query: string) => (await api.get(`/bookmark${query}`, buyer)).body.data[0];
  expect(await watched(`?pincode=${pune}`)).toMatchObject({ ex_price: 55_932, landed: { price: 57_997, low: 57_702 } });
  expect(await watched("?pincode=999999")).toMatchObject({ landed: null });
  expect(await watched("")).not.toHaveProperty("landed");

  const name = encodeURIComponent(`${(await offers(""))[0].name} raipur`);
  const understood = async (query: string) =>
    (await api.get(`/general-search?search_key=${name}${query}`)).body.understood;
  expect(await understood(`&pincode=${pune}`)).toMatchObject({ lowest_price: 55_932, lowest_landed: 57_997 });
  expect(await understood("")).not.toHaveProperty("lowest_landed");
});

it("shows no landed price without a pincode, and no estimate for a pincode that no post office has", async () => {
  expect((await offers(""))[0]).not.toHaveProperty("landed");
  expect((await offers("pincode=999999"))[0].landed).toBeNull();
  const refused = await api.get(`/seller-list-by-commodity-product/${market.world.productId}?pincode=4110`);
  expect(refused.status).toBe(400);
});

it("returns the price of every size only where single offers are requested", async () => {
  const [first] = market.sellers;
  const [offer] = await offers(`pincode=${pune}&offer=${first?.listingId}`);
  expect(offer.size_prices).toEqual([
    { size: "8 mm", ex_price: 55_932 },
    { size: "10 mm", ex_price: 54_162 },
  ]);
  expect((await offers(`pincode=${pune}`))[0]).not.toHaveProperty("size_prices");
  const many = Array.from({ length: 9 }, (_, index) => index + 1).join("|");
  expect((await api.get(`/seller-list-by-commodity-product/1?offer=${many}`)).status).toBe(400);
});

async function measureTenTrades() {
  await api.db.updateTable("listing_variation").set({ stock_kg: null }).execute();
  for (let trade = 0; trade < 10; trade += 1) await mark(await answered());
  api.clock.advance(61);
  await runJob(api, "measure freight estimates");
  api.clock.advance(61);
}

it("records once for each accepted freight what would have been estimated, and makes no range narrower than past estimates were off or freight may change after the order", async () => {
  expect((await api.get(`/freight-record/${pune}`)).body).toEqual({ city: "Pune", state: "Maharashtra" });
  await measureTenTrades();
  const measures = () => api.db.selectFrom("freight_measure").selectAll().orderBy("marking_id").execute();
  const kept = await measures();
  expect(kept).toHaveLength(10);
  expect(kept[0]).toMatchObject({ origin_city: "Raipur", city: "Pune", estimate_paise: 175_000 });
  await runJob(api, "measure freight estimates");
  expect(await measures()).toEqual(kept);

  const { status, body } = await api.get(`/freight-record/${pune}`);
  expect(status).toBe(200);
  expect(body.record).toMatchObject({ count: 10, percent: 90, is_of_city: true });
  // Three accepted freights on the road outweigh what belts ask.
  const [{ ex_price, landed }] = await offers(`pincode=${pune}`);
  expect(landed.basis).toBe("accepted");
  const at = (freight: number) => ex_price + Math.round(freight * 1.18);
  const off = Math.max(body.record.within, 100);
  expect([landed.low, landed.price, landed.high]).toEqual([-off, 0, off].map((by) => at(landed.freight + by)));
  expect((await api.get("/freight-record/999999")).status).toBe(404);
});

it("keeps the range of an estimate as wide as what transporters ask, however close past estimates to other cities were", async () => {
  api.clock.advance(61);
  const nashik = "422001";
  const [before] = await offers(`pincode=${nashik}`);
  expect(before.landed).toMatchObject({ freight: 1_750, basis: "belts" });
  await measureTenTrades();
  const { body } = await api.get(`/freight-record/${nashik}`);
  expect(body).toMatchObject({ city: "Nashik", record: { percent: 90, within: 50, is_of_city: false } });
  const [{ ex_price, landed }] = await offers(`pincode=${nashik}`);
  expect(landed).toEqual(before.landed);
  expect([landed.low, landed.high]).toEqual([1_500, 2_000].map((freight) => ex_price + Math.round(freight * 1.18)));
});
