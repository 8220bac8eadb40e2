import { reconciledApi } from "../../testing/api-of-file";
import { createMarkedQuotation } from "../../testing/marked-quotation";
import { createMarket, type Market } from "../../testing/order-market";
import { takeStep, wayTo } from "../../testing/order-steps";
import { createBookedOrder } from "../../testing/order-world";
import type { SignedIn } from "../../testing/test-api";

const api = reconciledApi();

const pause = ({ listingId, seller }: Market, as: SignedIn = seller) =>
  api.post(`/seller/pause-commodity-product/${listingId}`, undefined, as);
const resume = ({ listingId, seller }: Market) =>
  api.post(`/seller/resume-commodity-product/${listingId}`, undefined, seller);
const remove = ({ listingId, seller }: Market, as: SignedIn = seller) =>
  api.call("DELETE", `/seller/commodity-product/${listingId}`, { as });
const own = async ({ listingId, seller }: Market) => api.get(`/seller/commodity-product/${listingId}`, seller);
const onMarket = async ({ listingId }: Market) =>
  (await api.db.selectFrom("offered_listing").select("id").where("id", "=", listingId).execute()).length === 1;

it("a seller pauses a product, which buyers then no longer see, and resumes it with all its prices and stock", async () => {
  const market = await createMarket(api);
  const before = (await own(market)).body.data;

  expect((await pause(market)).body.message).toBe("The product is paused. Buyers do not see it.");
  expect(await onMarket(market)).toBe(false);
  expect((await own(market)).body.data).toEqual({ ...before, status: "paused" });
  expect((await pause(market)).body.message).toBe("This product is paused, so it cannot be paused.");

  expect((await resume(market)).status).toBe(200);
  expect(await onMarket(market)).toBe(true);
  expect((await own(market)).body.data).toEqual(before);
});

it("an offer in an open quotation stays valid while its product is paused: it is marked and booked", async () => {
  const market = await createMarket(api);
  await createMarkedQuotation(api, market);

  expect((await pause(market)).status).toBe(200);

  const order = await createBookedOrder(api, { market });
  expect((await takeStep(api, order, "confirm")).status).toBe(200);
});

it("a product that the desk took off the market cannot be resumed by its seller", async () => {
  const market = await createMarket(api);
  const held = { reason: "Wrong grade" };
  await api.post(`/desk/listing/${market.listingId}/pause`, held, market.staff, { "idempotency-key": "pause-it-1" });

  const answer = await resume(market);

  expect(answer).toMatchObject({
    status: 409,
    body: { message: "Our desk took this product off the market. Please contact us to offer it again." },
  });
  expect(await onMarket(market)).toBe(false);
});

it("a deleted product disappears from list and market, stays in its finished orders, and can be added again", async () => {
  const market = await createMarket(api);
  const order = await createBookedOrder(api, { market });
  for (const step of wayTo.delivered) await takeStep(api, order, step);
  const choice = {
    product_id: market.world.productId,
    brand_id: market.world.brandId,
    ...(await api.db
      .selectFrom("listing")
      .select(["state", "city"])
      .where("id", "=", market.listingId)
      .executeTakeFirstOrThrow()),
  };

  expect((await remove(market)).body.message).toBe("The product is deleted from your list.");

  expect((await own(market)).status).toBe(404);
  expect((await api.get("/seller/commodity-product", market.seller)).body.data).toEqual([]);
  expect(await onMarket(market)).toBe(false);
  for (const again of [remove, pause, resume]) expect((await again(market)).status).toBe(404);
  const detail = await api.get(`/seller/order-detail/${order.orderId}`, market.seller);
  expect(detail.body.data.commodity_product.name).toBe("TMT Bar");
  expect((await api.post("/seller/store-commodity-product", choice, market.seller)).status).toBe(200);
});

it("refuses to delete a product that an open quotation or order needs, and suggests what to do", async () => {
  const market = await createMarket(api);
  const marked = await createMarkedQuotation(api, market);
  expect(marked).toEqual(expect.any(Number));
  await createBookedOrder(api, { market });

  const answer = await remove(market);

  expect(answer.status).toBe(409);
  expect(answer.body.message).toBe(
    "This product is in 1 open quotation and 1 open order. Pause it now and delete it when they are over.",
  );
  expect((await own(market)).body.data.status).toBe("live");
});

it("another seller's product cannot be found to pause or delete", async () => {
  const market = await createMarket(api);
  const stranger = await api.signIn("seller");

  expect([(await pause(market, stranger)).status, (await remove(market, stranger)).status]).toEqual([404, 404]);
  expect(await onMarket(market)).toBe(true);
});
