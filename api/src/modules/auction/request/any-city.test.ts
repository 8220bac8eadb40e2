import { apiOfFile } from "../../../testing/api-of-file";
import { createCatalogue, createListing } from "../../../testing/catalogue-world";
import { addBelt, bid, createRfqMarket, entry, offer, type RfqMarket } from "../../../testing/rfq-world";
import { runDueJobs } from "../../../testing/run-jobs";
import type { SignedIn } from "../../../testing/test-api";
import { storeSetting } from "../../site/settings";
import { marketSettings } from "../market-rules";

const api = apiOfFile();

/** A market with sellers and carriers in Raipur and Jalna, and a request that any of them may answer. */
async function openMarket() {
  const market = await createRfqMarket(api);
  const elsewhere = await api.signIn("seller");
  await createListing(api.db, api.clock, market.world, elsewhere.id, { city: "Jalna", state: "Maharashtra" });
  const carrier = await api.signIn("transporter");
  await addBelt(api, carrier, market.world.productId, { loading: "Jalna MIDC", min: 60_000, max: 80_000 });
  return { market, elsewhere, carrier };
}

async function send({ body, buyer }: RfqMarket, change: object = {}): Promise<number> {
  const { billing_address, consignee_detail, purpose, description, ...line } = body;
  const shared = { billing_address, consignee_detail, purpose, description };
  const goods = [{ ...line, any_brand: true, any_city: true, ...change }];
  const answer = await api.send("/product-enquiry-group", { goods, ...shared }, buyer);
  return answer.body.ids[0];
}

const row = (id: number) =>
  api.db
    .selectFrom("quotation")
    .select(["status", "origin_city", "any_city", "desk_note", "marking_id"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const pass = async (seconds: number) => {
  api.clock.advance(seconds);
  await runDueJobs(api);
};
const seen = async (id: number, who: SignedIn) => (await api.get(`/seller/product-enquiry/${id}`, who)).status;
const rowOf = async (id: number, who: SignedIn) =>
  (await api.get("/seller/product-enquiry", who)).body.data.find((one: { id: number }) => one.id === id);

it("a request in every city reaches the sellers of one brand in each of them, and none of another brand", async () => {
  const { market, elsewhere } = await openMarket();
  const [own] = market.sellers;
  const another = await createCatalogue(api.db);
  const { productId, sizeIds } = market.world;
  const other = await api.signIn("seller");
  await api.db
    .insertInto("product_brand")
    .values({ commodity_product_id: productId, brand_id: another.brandId })
    .execute();
  await api.db.insertInto("brand_size").values({ brand_id: another.brandId, size_variation_id: sizeIds[0] }).execute();
  await createListing(api.db, api.clock, { ...market.world, brandId: another.brandId }, other.id, { city: "Jalna" });

  const id = await send(market, { any_brand: false });

  expect(await row(id)).toMatchObject({ origin_city: "Any city", any_city: true });
  expect(await seen(id, elsewhere)).toBe(200);
  expect(own && (await seen(id, own))).toBe(200);
  expect(await seen(id, other)).toBe(404);
});

it("a request for any brand and city reaches the sellers of every city and of no other product, says beforehand how many, and each reads their own city", async () => {
  const { market, elsewhere } = await openMarket();
  const { world, buyer, sellers } = market;
  const other = await api.signIn("seller");
  await createListing(api.db, api.clock, await createCatalogue(api.db), other.id, { city: "Jalna" });
  const query = `product=${world.productId}&brand=${world.brandId}&city=Raipur&size=${world.sizeIds[0]}&any_brand=yes`;
  const asked = async (more: string) => (await api.get(`/asked-sellers?${query}${more}`, buyer)).body.data;
  expect(await asked("")).toMatchObject({ sellers: 2, cities: ["Raipur"] });
  const foreseen = await asked("&any_city=yes");
  expect(foreseen.sellers).toBe(3);
  expect(foreseen.cities.toSorted()).toEqual(["Jalna", "Raipur"]);

  const id = await send(market);

  expect((await api.get(`/product-enquiry/${id}`, buyer)).body.data).toMatchObject({ origin_city: "Any city" });
  expect(await rowOf(id, elsewhere)).toMatchObject({ origin_city: "Jalna" });
  expect(await rowOf(id, entry(sellers, 0))).toMatchObject({ origin_city: "Raipur" });
  expect(await seen(id, other)).toBe(404);
  expect((await offer(api, elsewhere, id, 45_000)).status).toBe(200);
  expect((await offer(api, entry(sellers, 1), id, 45_000)).status).toBe(200);
});

it("a request in every city takes the city of the lowest landed offer at the close, asks its transporters, and marks with their freight", async () => {
  await storeSetting(api.db, marketSettings.markAutomatically, true);
  const { market, elsewhere, carrier } = await openMarket();
  const [fromRaipur, toJalna] = [entry(market.transporters, 0), carrier];
  const id = await send(market);
  // Dearer at the plant, but nearer to the buyer.
  await offer(api, elsewhere, id, 45_300);
  await offer(api, entry(market.sellers, 0), id, 45_000);
  expect((await bid(api, fromRaipur, id, 1_700)).status).toBe(404);
  expect((await bid(api, toJalna, id, 700)).status).toBe(404);
  expect(await rowOf(id, elsewhere)).toMatchObject({ my_rank: 1 });
  expect(await rowOf(id, entry(market.sellers, 0))).toMatchObject({ my_rank: 2 });

  await pass(3_600);

  expect(await row(id)).toMatchObject({
    status: "pending",
    origin_city: "Jalna",
    any_city: false,
    desk_note: "freight asked",
  });
  expect((await bid(api, fromRaipur, id, 1_700)).status).toBe(404);
  expect((await bid(api, toJalna, id, 700)).status).toBe(200);
  await pass(120);
  const marked = await row(id);
  expect(marked).toMatchObject({ status: "Seller Marked", origin_city: "Jalna", desk_note: null });
  const { seller_id, transporter_id } = await api.db
    .selectFrom("marking")
    .select(["seller_id", "transporter_id"])
    .where("id", "=", marked.marking_id)
    .executeTakeFirstOrThrow();
  expect([seller_id, transporter_id]).toEqual([elsewhere.id, carrier.id]);
});

it("lets the desk mark the offer of another city with freight that it arranges, never with a bid from the chosen one", async () => {
  const { market, elsewhere, carrier } = await openMarket();
  const id = await send(market);
  const raipur = entry(market.sellers, 0);
  await offer(api, elsewhere, id, 45_000);
  await offer(api, raipur, id, 45_000);
  await pass(3_600);
  await bid(api, carrier, id, 700);
  const mark = (freight: object) =>
    api.send(
      `/desk/quotation/${id}/mark`,
      { seller_id: raipur.id, reason: "Asked by phone", ...freight },
      market.staff,
    );
  const refused = await mark({ transporter_id: carrier.id });
  expect(refused.status).toBe(422);
  expect(refused.body.errors.transporter_id).toEqual([
    "This transporter bid for goods from Jalna. Please enter the freight from Raipur",
  ]);
  expect(await row(id)).toMatchObject({ status: "pending", origin_city: "Jalna" });
  expect((await mark({ transport_price: 500 })).status).toBe(200);
  expect(await row(id)).toMatchObject({ status: "Seller Marked", origin_city: "Raipur" });
});

it("a request in every city asks in the one that is left where nobody loads in another, with its transporters at once", async () => {
  const market = await createRfqMarket(api);
  const id = await send(market);
  expect(await row(id)).toMatchObject({ origin_city: "Raipur", any_city: false });
  expect((await bid(api, entry(market.transporters, 0), id, 1_700)).status).toBe(200);
});

it("a request stays in its city where the buyer did not ask in every city", async () => {
  const { market, elsewhere } = await openMarket();
  const id = await send(market, { any_city: false });
  expect(await row(id)).toMatchObject({ origin_city: "Raipur", any_city: false });
  expect(await seen(id, elsewhere)).toBe(404);
});

/** The close of a request in two cities, where Jalna is chosen; then the desk gives 30 minutes more. */
async function moreTime(id: number, { staff }: RfqMarket) {
  const until = new Date(api.clock.now().getTime() + 30 * 60_000).toISOString();
  return api.send(`/desk/quotation/${id}/extend`, { until, reason: "Few offers" }, staff);
}
const newest = async (who: SignedIn) => (await api.get("/notification", who)).body.data[0].text;
const turnsOf = async (who: SignedIn) => JSON.stringify((await api.get("/my-turn", who)).body);

it("gives more time only to the sellers of the chosen city, tells the others why, and takes no offer of theirs", async () => {
  const { market, elsewhere } = await openMarket();
  const id = await send(market);
  const { number } = await api.db
    .selectFrom("quotation")
    .select("number")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const [raipur, silent] = [entry(market.sellers, 0), entry(market.sellers, 1)];
  await offer(api, elsewhere, id, 45_000);
  await offer(api, raipur, id, 45_000);
  await pass(3_600);
  expect(await row(id)).toMatchObject({ origin_city: "Jalna" });

  const { status, body } = await moreTime(id, market);

  expect(status).toBe(200);
  expect(body.message).toMatch(
    /The city was chosen at the close, so sellers in Raipur can no longer make offers; they are told why\.$/,
  );
  const desk = await api.get(`/desk/quotation/${id}`, market.staff);
  expect(desk.body.data).toMatchObject({ origin_city: "Jalna", cities_left_out: ["Raipur"] });
  expect(await newest(elsewhere)).toContain("accepts offers until");
  for (const seller of [raipur, silent]) {
    expect(await newest(seller)).toBe(
      `Enquiry ${number} goes on, but without offers from Raipur: goods from another city were chosen for it.`,
    );
    expect((await api.get(`/seller/product-enquiry/${id}`, seller)).body.data).toMatchObject({
      is_closed: 1,
      city_left_out: "Raipur",
    });
    expect(await rowOf(id, seller)).toMatchObject({ is_closed: 1, my_rank: null });
    expect(await turnsOf(seller)).not.toContain(number);
  }
  const before = await api.db.selectFrom("offer_revision").select("id").execute();
  const refused = await offer(api, raipur, id, 40_000);
  expect(refused).toMatchObject({
    status: 422,
    body: {
      message: "Goods from another city were chosen for this enquiry. Offers from Raipur are no longer accepted.",
    },
  });
  expect(await api.db.selectFrom("offer_revision").select("id").execute()).toHaveLength(before.length);
  expect((await offer(api, elsewhere, id, 44_900)).status).toBe(200);
  expect((await api.get(`/seller/product-enquiry/${id}`, elsewhere)).body.data).toMatchObject({
    is_closed: 0,
    city_left_out: null,
  });
  await pass(1_800);
  expect(await row(id)).toMatchObject({ origin_city: "Jalna", any_city: false });
});

it("tells a seller of another city once, however often the desk gives more time, and of each enquiry", async () => {
  const { market, elsewhere } = await openMarket();
  const raipur = entry(market.sellers, 0);
  const toldOf = async (who: SignedIn, text: string) => {
    const { data } = (await api.get("/notification", who)).body;
    return data.filter((notice: { text: string }) => notice.text.includes(text)).length;
  };
  for (const enquiries of [1, 2]) {
    const id = await send(market);
    await offer(api, elsewhere, id, 45_000);
    await pass(3_600);
    const extended = await toldOf(elsewhere, "accepts offers until");
    for (const times of [1, 2]) {
      expect((await moreTime(id, market)).status).toBe(200);
      await pass(1_800);
      expect(await toldOf(raipur, "goods from another city were chosen")).toBe(enquiries);
      expect(await toldOf(elsewhere, "accepts offers until")).toBe(extended + times);
    }
  }
});

it("gives more time to the sellers of every city while none is chosen: before the close, or where nobody had offered", async () => {
  const { market, elsewhere } = await openMarket();
  const raipur = entry(market.sellers, 0);
  for (const waited of [600, 3_600]) {
    const id = await send(market);
    await pass(waited);
    api.clock.advance(3_000 - Math.min(waited, 3_000));
    const until = new Date(api.clock.now().getTime() + 2 * 3_600_000).toISOString();
    const { status, body } = await api.send(
      `/desk/quotation/${id}/extend`,
      { until, reason: "Few offers" },
      market.staff,
    );
    expect([status, body.message]).toEqual([200, expect.stringMatching(/^The bidders have time until [^.]+ IST\.$/)]);
    for (const seller of [raipur, elsewhere]) {
      expect(await newest(seller)).toContain("accepts offers until");
      expect((await offer(api, seller, id, 45_000)).status).toBe(200);
    }
    expect(await row(id)).toMatchObject({ origin_city: "Any city", any_city: true });
  }
});
