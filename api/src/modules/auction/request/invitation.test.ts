import { createListing } from "../../../testing/catalogue-world";
import { addAddress, addBelt, ask, createRfqMarket, entry, type RfqMarket } from "../../../testing/rfq-world";
import { createTestApi, type TestApi } from "../../../testing/test-api";

let api: TestApi;
let market: RfqMarket;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  market = await createRfqMarket(api);
});

const invitedSellers = async (id: number) =>
  (await api.db.selectFrom("invited_seller").select("seller_id").where("quotation_id", "=", id).execute()).map(
    (row) => row.seller_id,
  );
const invitedTransporters = async (id: number) =>
  (
    await api.db.selectFrom("invited_transporter").select("transporter_id").where("quotation_id", "=", id).execute()
  ).map((row) => row.transporter_id);

it("says before a request is sent how many sellers it would ask, and how long they have", async () => {
  const { world, buyer } = market;
  const city = (await api.db.selectFrom("listing").select("city").limit(1).executeTakeFirstOrThrow()).city;
  const asked = async (change: object = {}) => {
    const goods = { product: world.productId, brand: world.brandId, city, size: world.sizeIds[0], ...change };
    const query = new URLSearchParams(Object.entries(goods).map(([name, value]) => [name, String(value)]));
    return (await api.get(`/asked-sellers?${query}`, buyer)).body.data;
  };
  const foreseen = await asked();
  const asks = (await invitedSellers(await ask(api, market))).length;
  expect(foreseen).toEqual({ sellers: asks, cities: [city], reply_seconds: 3_600 });
  expect(foreseen.sellers).toBeGreaterThan(0);
  expect((await asked({ city: "Nowhere" })).sellers).toBe(0);
  expect((await asked({ brand: world.brandId + 1_000 })).sellers).toBe(0);
  expect((await asked({ brand: world.brandId + 1_000, any_brand: "yes" })).sellers).toBe(foreseen.sellers);
});

it("asks only sellers of the product, brand and city who offer every size", async () => {
  const { world } = market;
  const elsewhere = await api.signIn("seller");
  await createListing(api.db, api.clock, world, elsewhere.id, { city: "Bhilai" });
  const paused = await api.signIn("seller");
  await createListing(api.db, api.clock, world, paused.id, { status: "paused" });
  const unverified = await api.signIn("seller", { verified: false });
  await createListing(api.db, api.clock, world, unverified.id);
  const withoutSize = await api.signIn("seller");
  const listing = await createListing(api.db, api.clock, world, withoutSize.id);
  await api.db
    .updateTable("listing_variation")
    .set({ is_selected: false })
    .where("listing_id", "=", listing)
    .where("size_variation_id", "=", world.sizeIds[1])
    .execute();
  const stale = await api.signIn("seller");
  const old = await createListing(api.db, api.clock, world, stale.id);
  await api.db
    .updateTable("listing")
    .set({ price_updated_at: new Date(api.clock.now().getTime() - 31 * 24 * 3600 * 1000) })
    .where("id", "=", old)
    .execute();

  const id = await ask(api, market, {
    variation: world.sizeIds.slice(0, 2).map((size) => ({ id: size, quantity: 10 })),
  });

  expect((await invitedSellers(id)).sort()).toEqual(market.sellers.map((seller) => seller.id).sort());
});

it("never asks a seller for their own enquiry, nor a transporter", async () => {
  const seller = entry(market.sellers, 0);
  const address = await addAddress(api, seller);
  const own = { billing_address: address, consignee_detail: address };

  const id = await ask(api, { ...market, buyer: seller, body: { ...market.body, ...own } });

  expect(await invitedSellers(id)).toEqual([entry(market.sellers, 1).id]);
  expect((await api.get(`/seller/product-enquiry/${id}`, seller)).status).toBe(404);
  const carrier = entry(market.transporters, 0);
  const home = await addAddress(api, carrier);
  const asked = await ask(api, {
    ...market,
    buyer: carrier,
    body: { ...market.body, billing_address: home, consignee_detail: home },
  });
  expect(await invitedTransporters(asked)).toEqual([entry(market.transporters, 1).id]);
});

it("asks approved transporters who carry the product on a belt from there to the consignee", async () => {
  const { productId } = market.world;
  const state = await api.signIn("transporter");
  await addBelt(api, state, productId, { city: "Nagpur" });
  const wrongLoading = await api.signIn("transporter");
  await addBelt(api, wrongLoading, productId, { loading: "Bhilai" });
  const wrongState = await api.signIn("transporter");
  await addBelt(api, wrongState, productId, { city: "Pune", state: "Odisha" });
  const unverified = await api.signIn("transporter", { verified: false });
  await addBelt(api, unverified, productId);
  const withoutProduct = await api.signIn("transporter");
  await addBelt(api, withoutProduct, productId);
  await api.db.deleteFrom("transporter_product").where("user_id", "=", withoutProduct.id).execute();

  const id = await ask(api, market);

  const expected = [...market.transporters.map((carrier) => carrier.id), state.id];
  expect((await invitedTransporters(id)).sort()).toEqual(expected.sort());
});

it("notifies those who were asked in the same transaction", async () => {
  await ask(api, market);

  const seller = await api.get("/notification", entry(market.sellers, 0));
  const transporter = await api.get("/notification", entry(market.transporters, 0));

  expect(seller.body).toMatchObject({
    unread: 1,
    data: [{ is_read: false, text: expect.stringContaining("30 MT from Raipur") }],
  });
  expect(seller.body.data[0].link).toMatch(/^\/seller-quotation-detail\/\d+$/);
  expect(JSON.stringify(seller.body)).not.toContain("Pune");
  expect(transporter.body.data[0].text).toContain("to Pune");
});
