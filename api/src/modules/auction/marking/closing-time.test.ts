import { inTransaction } from "../../../platform/database/transaction";
import { apiOfFile } from "../../../testing/api-of-file";
import { createJobContext, runJob } from "../../../testing/run-jobs";
import { closeQuotation, expireQuotation } from "./closing.service";
import { askedQuotation } from "./testing/asked-quotation";

const api = apiOfFile();
const quotation = askedQuotation(api, { sellers: 1, transporters: 1 });
const { seller, carrier, heldOf, row, offer, bid, pass } = quotation;

it("closes at the moved end when a last-minute offer kept the window open", async () => {
  await bid(0, 1_800);
  api.clock.advance(3_590);
  await offer(0, 45_000);
  await pass(10);
  expect((await row()).status).toBe("pending");

  await pass(110);

  expect((await row()).status).toBe("Seller Marked");
});

it("does nothing when it runs early, twice or for a quotation that has moved on", async () => {
  await inTransaction(api.db, (tx) => closeQuotation(tx, quotation.id, api.clock.now()));
  expect((await row()).closed_at).toBeNull();
  await offer(0, 45_000);
  await bid(0, 1_800);
  await pass(3_600);
  const marked = await row();

  await inTransaction(api.db, (tx) => closeQuotation(tx, quotation.id, api.clock.now()));
  await inTransaction(api.db, (tx) => expireQuotation(tx, quotation.id, api.clock.now()));

  expect(await row()).toEqual(marked);
  expect(await heldOf(seller(0).listingId)).toBe(30_000);
});

it("closes windows whose job was lost in the sweep that runs every minute", async () => {
  await offer(0, 45_000);
  await bid(0, 1_800);
  api.clock.advance(3_600);

  await runJob(api, "sweep quotations", createJobContext(api).context);

  expect((await row()).status).toBe("Seller Marked");
});

it("closes once when ten processes try at the same moment", async () => {
  await offer(0, 45_000);
  await bid(0, 1_800);
  api.clock.advance(3_600);
  const now = api.clock.now();

  await Promise.all(
    Array.from({ length: 10 }, () => inTransaction(api.db, (tx) => closeQuotation(tx, quotation.id, now))),
  );

  const { count } = await api.db
    .selectFrom("marking")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("quotation_id", "=", quotation.id)
    .executeTakeFirstOrThrow();
  expect(count).toBe(1);
  expect(await heldOf(seller(0).listingId)).toBe(30_000);
});

it("expires an unpaid price, frees the stock and tells the buyer", async () => {
  await offer(0, 45_000);
  await bid(0, 1_800);
  await pass(3_600);
  await pass(24 * 3_600);

  expect((await row()).status).toBe("expired");
  expect(await heldOf(seller(0).listingId)).toBe(0);
  expect((await api.get("/notification", quotation.market.buyer)).body.data[0].text).toContain("has expired");
  expect((await api.get(`/transporter/product-enquiry/${quotation.id}`, carrier(0))).body.data.status).toBe("closed");
});
