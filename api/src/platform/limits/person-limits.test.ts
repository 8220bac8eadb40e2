import { randomUUID } from "node:crypto";
import { apiOfFile } from "../../testing/api-of-file";
import { newUtr } from "../../testing/money";
import { ask, createRfqMarket, type RfqMarket } from "../../testing/rfq-world";
import { personLimits } from "./person-limits";

const api = apiOfFile({ rateLimitFactor: 1 });

const waiting = async (market: RfqMarket) =>
  (await api.get("/seller/product-enquiry", market.sellers[0])).body.total as number;

it("lets a buyer send sixty enquiries an hour, then tells them when they may ask again, and notifies no seller of more", async () => {
  const market = await createRfqMarket(api);
  for (let sent = 0; sent < personLimits.enquiry.atMost; sent += 1) await ask(api, market);

  const refused = await api.post("/product-enquiry", market.body, market.buyer);

  expect(refused).toMatchObject({
    status: 429,
    body: { code: "too_many", message: "You have sent very many enquiries. Please try again in 60 minutes." },
    headers: { "retry-after": "3600" },
  });
  expect(await waiting(market)).toBe(60);
  api.clock.advance(3_600);
  await ask(api, market);
  expect(await waiting(market)).toBe(61);
});

it("counts each person separately, and neither refused requests nor repeated answers", async () => {
  const { buyer } = await createRfqMarket(api);
  const other = await api.signIn("customer");
  const report = (as: typeof buyer, utr: string, key: string = randomUUID()) =>
    api.post("/cash-wallet/top-up", { amount: 100, utr, paid_on: "2026-11-21" }, as, { "idempotency-key": key });
  const counted = async () =>
    (await api.db.selectFrom("limit_event").select("id").where("bucket", "=", `payment of ${buyer.id}`).execute())
      .length;

  const [utr, key] = [newUtr(), randomUUID()];
  expect((await report(buyer, utr, key)).status).toBe(200);
  expect((await report(buyer, utr, key)).status).toBe(200);
  expect((await report(buyer, utr)).status).toBeGreaterThanOrEqual(400);

  expect(await counted()).toBe(1);
  for (let sent = 1; sent < personLimits.payment.atMost; sent += 1) await report(buyer, newUtr());
  expect((await report(buyer, newUtr())).status).toBe(429);
  expect((await report(other, newUtr())).status).toBe(200);
});
