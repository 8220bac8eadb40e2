import { withConnection } from "@mandi/launch/postgres/connection";
import { secondsAfter } from "../platform/clock";
import { allRoutes } from "../platform/routes/all-routes";
import { apiOfFile } from "../testing/api-of-file";
import type { SignedIn } from "../testing/test-api";
import { countRoundTrips } from "./testing/observe-round-trips";
import { findReadings, signInAs } from "./testing/read-everything";
import { fillMarket } from "./testing/scale";
import { sizeOfMarket } from "./testing/scale-size";

// Nothing is kept here, to measure what it costs to build an answer.
const api = apiOfFile({ routes: allRoutes.map(({ isKept: _isKept, ...route }) => route) });
const people: Record<string, SignedIn | undefined> = {};
let openId: number;

beforeAll(async () => {
  api.clock.set(new Date());
  await withConnection(api.database.url, (client) =>
    fillMarket(client, sizeOfMarket({ orders: 200, listings: 100 }), () => undefined),
  );
  for (const { caller } of await findReadings(api)) people[caller?.type ?? "visitor"] ??= caller;
  const open = await api.db
    .selectFrom("quotation")
    .innerJoin("invited_seller", "invited_seller.quotation_id", "quotation.id")
    .innerJoin("invited_transporter", "invited_transporter.quotation_id", "quotation.id")
    .select(["quotation.id", "buyer_id", "invited_seller.seller_id", "invited_transporter.transporter_id"])
    .where("quotation.status", "=", "pending")
    .limit(1)
    .executeTakeFirstOrThrow();
  openId = open.id;
  const deadline = secondsAfter(api.clock.now(), 24 * 3_600);
  await api.db
    .updateTable("quotation")
    .set({ deadline_at: deadline, planned_deadline_at: deadline, closed_at: null, desk_note: null })
    .where("id", "=", openId)
    .execute();
  people["asking"] = await signInAs(api, open.buyer_id);
  people["asked"] = await signInAs(api, open.seller_id);
  const rival = await api.db
    .selectFrom("invited_seller")
    .select("seller_id")
    .where("quotation_id", "=", openId)
    .where("seller_id", "<>", open.seller_id)
    .executeTakeFirstOrThrow();
  people["rival"] = await signInAs(api, rival.seller_id);
  people["asked carrier"] = await signInAs(api, open.transporter_id);
});

/** The reads, with their reader. */
const hotReads: readonly (readonly [string, string])[] = [
  ["visitor", "/home"],
  ["visitor", "/config"],
  ["visitor", "/product-list"],
  ["visitor", "/general-search?search_key=product"],
  ["visitor", "/offer-facets/1"],
  ["visitor", "/offer-facets/1?pincode=411026&min_landed=50000"],
  ["visitor", "/lowest-landed?product=1|2|3&pincode=411026"],
  ["customer", "/product-detail/1"],
  ["visitor", "/seller-list-by-commodity-product/1"],
  ["customer", "/seller-list-by-commodity-product/1"],
  ["customer", "/asked-sellers?product=1&brand=1&city=Raipur&size=1"],
  ["customer", "/bookmark"],
  ["customer", "/notification"],
  ["customer", "/alert"],
  ["customer", "/product-enquiry"],
  ["customer", "/product-enquiry/1"],
  ["asking", "/product-enquiry/:open"],
  ["asking", "/product-enquiry/:open/price-history"],
  ["asking", "/quotation-thread/:open"],
  ["seller", "/seller/product-enquiry"],
  ["seller", "/seller/product-enquiry/1"],
  ["asked", "/seller/product-enquiry/:open"],
  ["seller", "/seller/commodity-product"],
  ["transporter", "/transporter/product-enquiry?page=1"],
  ["transporter", "/transporter/product-enquiry/1"],
  ["asked carrier", "/transporter/product-enquiry/:open"],
  ["customer", "/customer/order"],
  ["customer", "/customer/order-detail/1"],
  ["customer", "/order/1/timeline"],
  ["seller", "/seller/order"],
  ["seller", "/seller/order-detail/1"],
  ["transporter", "/transporter/order"],
];

it.each(hotReads)("answers a %s who reads %s within three round trips to the database", async (who, path) => {
  const address = path.replace(":open", String(openId));
  // A first read, so that caches are filled and unread marks are cleared.
  for (let warm = 0; warm < 2; warm += 1) expect((await api.get(address, people[who])).status).toBe(200);
  const { result, ...sent } = await countRoundTrips(() => api.get(address, people[who]));

  expect(result.status).toBe(200);
  expect(sent.trips).toBeLessThanOrEqual(3);
});

it.each<readonly [string, string, (turn: number) => object]>([
  ["asked", "/seller/product-enquiry/:open", (turn) => ({ base_price: 45_000 + turn, confirmed_price: 45_000 + turn })],
  ["asked carrier", "/transporter/product-enquiry/:open", (turn) => ({ price: 1_700 + turn })],
])("stores the price of an %s with eight statements in three round trips", async (who, path, bodyOf) => {
  const address = path.replace(":open", String(openId));
  for (const turn of [0, 1]) {
    expect(await api.post(address, bodyOf(turn), people[who])).toMatchObject({ status: 200 });
  }
  const { result, ...sent } = await countRoundTrips(() => api.post(address, bodyOf(2), people[who]));

  expect(result.status).toBe(200);
  expect(sent.trips).toBeLessThanOrEqual(3);
  expect(sent.statements).toBeLessThanOrEqual(8);
});

it("stores prices that arrive together with the statements of one, in as many round trips", async () => {
  const address = `/seller/product-enquiry/${openId}`;
  const press = (who: string, turn: number) =>
    api.post(address, { base_price: 46_000 + turn, confirmed_price: 46_000 + turn }, people[who]);
  for (const turn of [0, 1]) await Promise.all([press("asked", turn), press("rival", turn)]);
  const { result, ...sent } = await countRoundTrips(() => Promise.all([press("asked", 2), press("rival", 2)]));

  expect(result.map(({ status }) => status)).toEqual([200, 200]);
  expect(sent.trips).toBeLessThanOrEqual(3);
  expect(sent.statements).toBeLessThanOrEqual(8);
});

it("stores a price that is sent with a key in one round trip more", async () => {
  const address = `/seller/product-enquiry/${openId}`;
  const press = (turn: number) =>
    api.post(address, { base_price: 47_000 + turn, confirmed_price: 47_000 + turn }, people["asked"], {
      "idempotency-key": `turn-${turn}`,
    });
  for (const turn of [0, 1]) await press(turn);
  const { result, ...sent } = await countRoundTrips(() => press(2));

  expect(result.status).toBe(200);
  expect(sent.trips).toBeLessThanOrEqual(4);
  expect(sent.statements).toBeLessThanOrEqual(11);
});
