import { createCatalogue, createListing } from "../../testing/catalogue-world";
import { createJobContext, runJob } from "../../testing/run-jobs";
import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";
import { refreshListingPrice } from "../listings/listing-price.service";

let api: TestApi;
let buyer: SignedIn;
let listingId: number;
let productId: number;

beforeAll(async () => {
  api = await createTestApi();
  const raipur = await api.db
    .insertInto("ingot_location")
    .values({ name: "Raipur", position: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sayIngot(raipur.id, 42_000);
  await sweep();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set(new Date(api.clock.now().getTime() + 24 * 3600 * 1000));
  const catalogue = await createCatalogue(api.db);
  productId = catalogue.productId;
  listingId = await createListing(api.db, api.clock, catalogue, (await api.signIn("seller")).id);
  await sweep();
  buyer = await api.signIn("customer");
  await watch(buyer);
});

const sweep = () => runJob(api, "tell price moves", createJobContext(api).context);
const watch = (person: SignedIn, listing = listingId) =>
  api.post("/bookmark", { commodity_product_id: productId, seller_commodity_product_id: listing }, person);
const choose = (body: object, person = buyer) =>
  api.post("/alert/price", { seller_commodity_product_id: listingId, ...body }, person);
const told = async (person = buyer): Promise<{ text: string; link: string }[]> =>
  (await api.get("/notification", person)).body.data.reverse();

/** The seller changes the base price per MT; with charges, size and GST it is the worked example of docs/domain.md. */
async function sayPrice(base: number, listing = listingId): Promise<void> {
  api.clock.set(new Date(api.clock.now().getTime() + 60_000));
  await api.db
    .updateTable("listing")
    .set({ base_price_paise: base * 100 })
    .where("id", "=", listing)
    .execute();
  await api.db.transaction().execute((tx) => refreshListingPrice(tx, listing, api.clock.now()));
}

async function sayIngot(location_id: number, price: number): Promise<void> {
  const at = api.clock.now();
  const amount = price * 100;
  const prices = { open_paise: amount, high_paise: amount, low_paise: amount, close_paise: amount, updated_at: at };
  const row = { location_id, day: at.toISOString().slice(0, 10), ...prices };
  await api.db
    .insertInto("ingot_price")
    .values(row)
    .onConflict((conflict) => conflict.columns(["location_id", "day"]).doUpdateSet(prices))
    .execute();
}

it("alerts a person once when a watched price has moved by two percent, with the previous price and a link to the offer", async () => {
  await sayPrice(44_500);
  await sweep();
  expect(await told()).toEqual([]);

  await sayPrice(44_000);
  await sweep();
  await sweep();
  expect(await told()).toMatchObject([
    {
      text: expect.stringMatching(
        /^TMT Bar \d+, Loha \d+ from Raipur now costs ₹54,752 per MT: ₹1,180 less than the ₹55,932 before\.$/,
      ),
      link: `/product-detail/${listingId}`,
    },
  ]);

  await sayPrice(44_100);
  await sweep();
  expect(await told()).toHaveLength(1);
  await sayPrice(45_500);
  await sweep();
  expect((await told()).map(({ text }) => text)).toEqual([
    expect.stringContaining("₹1,180 less than the ₹55,932 before"),
    expect.stringContaining("now costs ₹56,522 per MT: ₹1,770 more than the ₹54,752 before"),
  ]);
});

it("alerts a person when a price falls to their target, and again only after it has been above it", async () => {
  expect((await choose({ rule: "target", target: 54_000 })).body).toEqual({ message: "The alert is saved." });
  const steps: [base: number, count: number][] = [
    [44_000, 0],
    [43_300, 1],
    [43_000, 1],
    [45_000, 1],
    [43_200, 2],
  ];
  for (const [base, count] of steps) {
    await sayPrice(base);
    await sweep();
    expect(await told()).toHaveLength(count);
  }
  expect((await told())[0]?.text).toContain("now costs ₹53,926 per MT: your alert was set at ₹54,000.");
});

it("alerts each person by their own choice, and nobody who has switched alerts off or stopped watching", async () => {
  const [patient, silent, gone, quiet] = [
    await api.signIn("customer"),
    await api.signIn("customer"),
    await api.signIn("transporter"),
    await api.signIn("customer"),
  ];
  for (const person of [patient, silent, gone, quiet]) await watch(person);
  await choose({ rule: "move", percent: 10 }, patient);
  await choose({ rule: "off" }, silent);
  await choose({ rule: "move", percent: 1 }, gone);
  await watch(gone);
  await api.post("/alert", { is_on: false }, quiet);

  await sayPrice(43_000);
  await sweep();

  expect(await told()).toHaveLength(1);
  for (const person of [patient, silent, gone, quiet]) expect(await told(person)).toEqual([]);
});

it("tells a seller nothing of the price of their own offer, even where they watch it", async () => {
  const seller = await api.signIn("seller");
  const catalogue = await createCatalogue(api.db);
  const own = await createListing(api.db, api.clock, catalogue, seller.id);
  for (const person of [seller, buyer]) {
    const mark = { commodity_product_id: catalogue.productId, seller_commodity_product_id: own };
    expect((await api.post("/bookmark", mark, person)).status).toBe(200);
  }
  await sweep();

  await sayPrice(43_000, own);
  await sweep();

  expect(await told()).toMatchObject([{ link: `/product-detail/${own}` }]);
  expect(await told(seller)).toEqual([]);
});

it("sends at most five alerts a day, for the largest moves, and compares the rest with the last reported price the day after", async () => {
  const seller = await api.signIn("seller");
  const cities = ["Nagpur", "Pune", "Bhilai", "Raigarh", "Jalna", "Mumbai"];
  const others: number[] = [];
  for (const [place, city] of cities.entries()) {
    const catalogue = await createCatalogue(api.db);
    const id = await createListing(api.db, api.clock, catalogue, seller.id, { city });
    const mark = { commodity_product_id: catalogue.productId, seller_commodity_product_id: id };
    await api.post("/bookmark", mark, buyer);
    await sayPrice(44_000 - place * 300, id);
    others.push(id);
  }
  await sweep();
  const first = await told();
  expect(first.map(({ text }) => / from (\w+) /.exec(text)?.[1]).sort()).toEqual(cities.slice(1).sort());

  const [smallest = 0] = others;
  await sayPrice(43_900, smallest);
  await sweep();
  expect(await told()).toHaveLength(5);
  api.clock.set(new Date(api.clock.now().getTime() + 24 * 3600 * 1000));
  await sayPrice(43_800, smallest);
  await sweep();
  expect((await told()).at(-1)?.text).toContain(
    "from Nagpur now costs ₹54,516 per MT: ₹1,416 less than the ₹55,932 before",
  );
});

it("reports an ingot price that has moved by the number of rupees chosen for the place", async () => {
  const { id } = await api.db.selectFrom("ingot_location").select("id").executeTakeFirstOrThrow();
  await sayIngot(id, 42_000);
  expect((await api.post("/alert/ingot", { location: "Raipur", move: 500 }, buyer)).status).toBe(200);
  const stranger = await api.signIn("customer");
  for (const price of [42_400, 42_500, 42_600, 41_900]) {
    api.clock.set(new Date(api.clock.now().getTime() + 60_000));
    await sayIngot(id, price);
    await sweep();
  }
  expect(await told()).toMatchObject([
    {
      text: "Ingot at Raipur is now at ₹42,500 per MT: ₹500 more than the ₹42,000 before.",
      link: "/historical-data?location=Raipur",
    },
    { text: "Ingot at Raipur is now at ₹41,900 per MT: ₹600 less than the ₹42,500 before." },
  ]);
  expect(await told(stranger)).toEqual([]);

  await api.post("/alert/ingot", { location: "Raipur", move: null }, buyer);
  await sayIngot(id, 50_000);
  await sweep();
  expect(await told()).toHaveLength(2);
});

it("shows a person's own choices beside the latest prices", async () => {
  await choose({ rule: "target", target: 50_000 });
  await api.post("/alert/ingot", { location: "Raipur", move: 250 }, buyer);
  await api.post("/alert", { is_on: false }, buyer);
  const { body } = await api.get("/alert", buyer);
  expect(body.data).toEqual({
    is_on: false,
    price: [{ seller_commodity_product_id: listingId, rule: "target", percent: 2, target: 50_000 }],
    ingot: [{ location: "Raipur", price: expect.any(Number), move: 250 }],
  });
  expect((await api.get("/alert", await api.signIn("customer"))).body.data).toMatchObject({
    is_on: true,
    price: [],
    ingot: [{ move: null }],
  });
});

it.each([
  ["a target above the price", { rule: "target", target: 60_000 }, 422, "target"],
  ["no target", { rule: "target" }, 422, "target"],
  ["sixty percent", { rule: "move", percent: 60 }, 422, "percent"],
  ["another rule", { rule: "never" }, 422, "rule"],
])("refuses %s and stores no alert", async (_what, body, status, field) => {
  const answer = await choose(body);
  expect({ status: answer.status, fields: Object.keys(answer.body.errors) }).toEqual({ status, fields: [field] });
  expect((await api.get("/alert", buyer)).body.data.price).toEqual([]);
});

it("refuses an alert for an offer that the person does not watch or for an unknown place", async () => {
  expect((await choose({ rule: "off" }, await api.signIn("customer"))).status).toBe(404);
  expect((await api.post("/alert/ingot", { location: "Atlantis", move: 500 }, buyer)).status).toBe(404);
});
