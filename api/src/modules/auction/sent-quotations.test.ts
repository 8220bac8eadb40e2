import { ask, createRfqMarket, entry, type RfqMarket } from "../../testing/rfq-world";
import { createTestApi, type TestApi } from "../../testing/test-api";

let api: TestApi;
let market: RfqMarket;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  market = await createRfqMarket(api);
});

it("lists the buyer's own, newest first, by page and status, with the unread mark (R-331)", async () => {
  const ids: number[] = [];
  for (let count = 0; count < 14; count += 1) ids.push(await ask(api, market));
  await api.post(`/product-enquiry/${ids[0]}/withdraw`, {}, market.buyer);

  const first = await api.get("/product-enquiry", market.buyer);
  const second = await api.get("/product-enquiry?page=2", market.buyer);
  const oldest = await api.get("/product-enquiry?sort=oldest&status=pending", market.buyer);

  expect(first.body).toMatchObject({ current_page: 1, per_page: 12, total: 14, last_page: 2 });
  expect(first.body.data.map((row: { id: number }) => row.id)).toEqual([...ids].reverse().slice(0, 12));
  expect(second.body.data).toHaveLength(2);
  expect(oldest.body).toMatchObject({
    total: 13,
    data: expect.arrayContaining([expect.objectContaining({ id: ids[1] })]),
  });
  expect(oldest.body.data[0].id).toBe(ids[1]);
  expect(first.body.data[0]).toMatchObject({ status: "pending", next_actor: "seller", for_price: null, is_unread: 0 });
  const totalOf = async (status: string) =>
    (await api.get(`/product-enquiry?status=${encodeURIComponent(status)}`, market.buyer)).body.total;
  expect([await totalOf("withdrawn"), await totalOf("pending|withdrawn"), await totalOf("ordered|expired")]).toEqual([
    1, 14, 0,
  ]);
  for (const status of ["sold", "pending|", "pending%7Csold"]) {
    expect((await api.get(`/product-enquiry?status=${status}`, market.buyer)).status).toBe(400);
  }
});

it("hides a quotation from everybody but its buyer, in every call (404)", async () => {
  const id = await ask(api, market);
  const others = [await api.signIn("customer"), entry(market.sellers, 0), entry(market.transporters, 0)];

  for (const other of others) {
    const headers = { "idempotency-key": `other-${other.id}` };
    expect((await api.get(`/product-enquiry/${id}`, other)).status).toBe(404);
    expect((await api.post(`/product-enquiry/${id}/withdraw`, {}, other)).status).toBe(404);
    expect((await api.post(`/product-enquiry/${id}/payment`, { source: "cash" }, other, headers)).status).toBe(404);
  }
  const seller = await api.signIn("seller");
  const transporter = await api.signIn("transporter");
  expect((await api.get(`/seller/product-enquiry/${id}`, seller)).status).toBe(404);
  expect((await api.post(`/seller/product-enquiry/${id}`, { base_price: 1 }, seller)).status).toBe(404);
  expect((await api.get(`/transporter/product-enquiry/${id}`, transporter)).status).toBe(404);
  expect((await api.post(`/transporter/product-enquiry/${id}`, { price: 1 }, transporter)).status).toBe(404);
  expect((await api.call("DELETE", `/transporter/product-enquiry/${id}`, { as: transporter })).status).toBe(404);
  expect((await api.get(`/product-enquiry/${id}`, market.buyer)).body.data.status).toBe("pending");
});

it("lets the buyer withdraw once, notifies everybody, and allows nothing afterwards", async () => {
  const id = await ask(api, market);

  const done = await api.post(`/product-enquiry/${id}/withdraw`, {}, market.buyer);
  const again = await api.post(`/product-enquiry/${id}/withdraw`, {}, market.buyer);
  const late = await api.post(`/seller/product-enquiry/${id}`, { base_price: 45_000 }, entry(market.sellers, 0));
  const bid = await api.post(`/transporter/product-enquiry/${id}`, { price: 1_800 }, entry(market.transporters, 0));

  expect([done.status, again.status, late.status, bid.status]).toEqual([200, 409, 409, 409]);
  const { body } = await api.get("/notification", entry(market.sellers, 0));
  expect(body.data[0].text).toContain("has ended without an order");
  expect((await api.get(`/product-enquiry/${id}`, market.buyer)).body.data).toMatchObject({
    status: "withdrawn",
    can_withdraw: false,
    reply_time: 0,
  });
});
