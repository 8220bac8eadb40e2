import { inTransaction } from "../../../platform/database/transaction";
import { answeredMarket } from "../../../testing/answered-market";
import { ask, bid, createRfqMarket, offer, type RfqMarket } from "../../../testing/rfq-world";
import { createJobContext, runDueJobs, runJob } from "../../../testing/run-jobs";
import { createTestApi, type TestApi } from "../../../testing/test-api";
import { storeSetting } from "../../site/settings";
import { marketSettings } from "../market-rules";
import { closeQuotation, expireQuotation } from "./closing.service";

let api: TestApi;
let market: RfqMarket;
let id: number;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await storeSetting(api.db, marketSettings.markAutomatically, true);
  market = await createRfqMarket(api, { sellers: 1, transporters: 1 });
  id = await ask(api, market);
});

const { seller, carrier, heldOf } = answeredMarket(() => ({ api, market }));
const row = () => api.db.selectFrom("quotation").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

it("closes at the moved end when a last-minute offer kept the window open", async () => {
  await bid(api, carrier(0), id, 1_800);
  api.clock.advance(3_590);
  await offer(api, seller(0), id, 45_000);
  api.clock.advance(10);
  await runDueJobs(api);
  expect((await row()).status).toBe("pending");

  api.clock.advance(110);
  await runDueJobs(api);

  expect((await row()).status).toBe("Seller Marked");
});

it("does nothing when it runs early, twice or for a quotation that has moved on", async () => {
  await inTransaction(api.db, (tx) => closeQuotation(tx, id, api.clock.now()));
  expect((await row()).closed_at).toBeNull();
  await offer(api, seller(0), id, 45_000);
  await bid(api, carrier(0), id, 1_800);
  api.clock.advance(3_600);
  await runDueJobs(api);
  const marked = await row();

  await inTransaction(api.db, (tx) => closeQuotation(tx, id, api.clock.now()));
  await inTransaction(api.db, (tx) => expireQuotation(tx, id, api.clock.now()));

  expect(await row()).toEqual(marked);
  expect(await heldOf(seller(0).listingId)).toBe(30_000);
});

it("closes by the minute's sweep what no job came for", async () => {
  await offer(api, seller(0), id, 45_000);
  await bid(api, carrier(0), id, 1_800);
  api.clock.advance(3_600);

  await runJob(api, "sweep quotations", createJobContext(api).context);

  expect((await row()).status).toBe("Seller Marked");
});

it("is closed once when ten processes close it at the same moment", async () => {
  await offer(api, seller(0), id, 45_000);
  await bid(api, carrier(0), id, 1_800);
  api.clock.advance(3_600);
  const now = api.clock.now();

  await Promise.all(Array.from({ length: 10 }, () => inTransaction(api.db, (tx) => closeQuotation(tx, id, now))));

  const { count } = await api.db
    .selectFrom("marking")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("quotation_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(count).toBe(1);
  expect(await heldOf(seller(0).listingId)).toBe(30_000);
});

it("expires an unpaid price, frees the stock and tells the buyer (B2)", async () => {
  await offer(api, seller(0), id, 45_000);
  await bid(api, carrier(0), id, 1_800);
  api.clock.advance(3_600);
  await runDueJobs(api);
  api.clock.advance(24 * 3_600);

  await runDueJobs(api);

  expect((await row()).status).toBe("expired");
  expect(await heldOf(seller(0).listingId)).toBe(0);
  expect((await api.get("/notification", market.buyer)).body.data[0].text).toContain("has expired");
  expect((await api.get(`/transporter/product-enquiry/${id}`, carrier(0))).body.data.status).toBe("closed");
});
