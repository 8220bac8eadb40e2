import { randomUUID } from "node:crypto";
import type { CreateQuotationGroupBody } from "@mandi/shared/contract/quotation-group";
import { apiOfFile } from "../../../testing/api-of-file";
import { createListing } from "../../../testing/catalogue-world";
import { ask, bid, createRfqMarket, entry, offer, type RfqMarket } from "../../../testing/rfq-world";

const api = apiOfFile();

function groupOf(market: RfqMarket, change: Partial<CreateQuotationGroupBody> = {}): CreateQuotationGroupBody {
  const { billing_address, consignee_detail, purpose, description, ...line } = market.body;
  return {
    goods: [line, { ...line, variation: [{ id: market.world.sizeIds[1] ?? 0, quantity: 8 }] }],
    billing_address,
    consignee_detail,
    ...(purpose === undefined ? {} : { purpose }),
    ...(description === undefined ? {} : { description }),
    ...change,
  };
}
const send = (market: RfqMarket, body: object, key: string = randomUUID()) =>
  api.post("/product-enquiry-group", body, market.buyer, { "idempotency-key": key });
const countOf = async (market: RfqMarket): Promise<number> =>
  (await api.get("/product-enquiry", market.buyer)).body.total;

it("does not call a request for one product with delivery preferences a group", async () => {
  const market = await createRfqMarket(api);
  const { goods, ...shared } = groupOf(market, { needed_by: "2026-11-30" });
  expect((await send(market, { goods: goods.slice(0, 1), ...shared })).status).toBe(200);
  expect((await api.get("/product-enquiry", market.buyer)).body.data).toMatchObject([
    { group_id: null, offer_count: 0 },
  ]);
});

it("makes a quotation for each product, kept together on the buyer's pages, with the preferences that everybody asked can read", async () => {
  const market = await createRfqMarket(api);
  const { status, body } = await send(market, groupOf(market, { needed_by: "2026-11-30", parts: 2 }));
  expect(status).toBe(200);
  const [first, second] = body.ids;
  const detail = (await api.get(`/product-enquiry/${first}`, market.buyer)).body.data;
  expect(detail).toMatchObject({ needed_by: "2026-11-30", parts: 2, any_brand: false, total_quantity: 30 });
  expect(detail.group).toMatchObject([
    { id: second, product: detail.commodity_product.name, total_quantity: 8, for_price: null },
  ]);
  const rows = (await api.get("/product-enquiry", market.buyer)).body.data;
  expect(rows[0].group_id).toBe(rows[1].group_id);

  const asked = (await api.get(`/seller/product-enquiry/${first}`, entry(market.sellers, 0))).body.data;
  expect(asked).toMatchObject({ needed_by: "2026-11-30", parts: 2 });
  const carried = (await api.get("/transporter/product-enquiry", entry(market.transporters, 0))).body.data;
  expect(carried[0]).toMatchObject({ needed_by: "2026-11-30", parts: 2 });
  expect(JSON.stringify(asked)).not.toContain("group");
});

it("does all or nothing: one refused line refuses the whole request and is named by its index", async () => {
  const market = await createRfqMarket(api);
  const body = groupOf(market);
  const [line] = body.goods;
  const { status, body: refused } = await send(market, { ...body, goods: [line, { ...line, quality: "Fe 999" }] });
  expect(status).toBe(422);
  expect(Object.keys(refused.errors)).toEqual(["goods.1.quality"]);
  expect(await countOf(market)).toBe(0);
});

it.each([
  ["no product", { goods: [] }],
  ["thirteen products", { goods: Array.from({ length: 13 }, () => ({})) }],
  ["a day that is over", { needed_by: "2026-11-20" }],
  ["an invalid day", { needed_by: "30 Nov" }],
  ["one part", { parts: 1 }],
  ["thirteen parts", { parts: 13 }],
])("refuses %s", async (_name, change) => {
  const market = await createRfqMarket(api, { sellers: 1, transporters: 1 });
  expect((await send(market, { ...groupOf(market), ...change })).status).toBe(422);
  expect(await countOf(market)).toBe(0);
});

it("asks the market once when a request is sent twice", async () => {
  const market = await createRfqMarket(api, { sellers: 1, transporters: 1 });
  const key = randomUUID();
  const first = await send(market, groupOf(market), key);
  const again = await send(market, groupOf(market), key);
  expect(again.body.ids).toEqual(first.body.ids);
  expect(await countOf(market)).toBe(2);
});

it("asks sellers of every brand where any will do, and takes the brand of the marked offer", async () => {
  const market = await createRfqMarket(api, { sellers: 1, transporters: 1 });
  const { id: otherBrand } = await api.db
    .insertInto("brand")
    .values({ name: `Other ${randomUUID()}` })
    .returning("id")
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto("product_brand")
    .values({ commodity_product_id: market.world.productId, brand_id: otherBrand })
    .execute();
  for (const size_variation_id of market.world.sizeIds) {
    await api.db.insertInto("brand_size").values({ brand_id: otherBrand, size_variation_id }).execute();
  }
  const rival = await api.signIn("seller");
  await createListing(api.db, api.clock, { ...market.world, brandId: otherBrand }, rival.id);

  const ofOneBrand = await ask(api, market);
  expect((await api.get(`/seller/product-enquiry/${ofOneBrand}`, rival)).status).toBe(404);

  const body = groupOf(market);
  const [line] = body.goods;
  const { body: sent } = await send(market, { ...body, goods: [{ ...line, any_brand: true }] });
  const [id] = sent.ids;
  expect((await api.get(`/product-enquiry/${id}`, market.buyer)).body.data.brand.name).toBe("Any brand");
  const [row] = (await api.get("/product-enquiry", market.buyer)).body.data;
  expect(row).toMatchObject({ id, is_brand_open: true, sizes: [[{ value: "8" }]] });
  const listedAs = async (seller: typeof rival) =>
    (await api.get(`/seller/product-enquiry/${id}`, seller)).body.data.market;
  expect(await listedAs(rival)).toMatchObject({
    listed_brand: expect.stringMatching(/^Other /),
    listed_city: "Raipur",
  });
  expect((await offer(api, rival, id, 44_000)).status).toBe(200);
  expect((await bid(api, entry(market.transporters, 0), id, 1_700)).status).toBe(200);
  const mark = { seller_id: rival.id, transporter_id: entry(market.transporters, 0).id, reason: "Lowest" };
  expect((await api.send(`/desk/quotation/${id}/mark`, mark, market.staff)).status).toBe(200);
  expect((await api.get(`/product-enquiry/${id}`, market.buyer)).body.data).toMatchObject({
    status: "Seller Marked",
    brand: { id: otherBrand, name: expect.stringMatching(/^Other /) },
  });
});

it("shows the buyer's preferred days and amounts to everybody who was asked, and nothing where there are none", async () => {
  const market = await createRfqMarket(api);
  const body = groupOf(market, { needed_by: "2026-12-31" });
  const delivery_parts = [
    { day: "2026-12-01", quantity: 10 },
    { day: "2026-12-20", quantity: 20 },
  ];
  const goods = body.goods.map((line, place) => (place === 0 ? { ...line, delivery_parts } : line));
  const [first, second] = (await send(market, { ...body, goods })).body.ids;

  const own = (await api.get(`/product-enquiry/${first}`, market.buyer)).body.data;
  expect(own).toMatchObject({ parts: 2, delivery_parts });
  const asked = (await api.get(`/seller/product-enquiry/${first}`, entry(market.sellers, 0))).body.data;
  expect(asked).toMatchObject({ parts: 2, delivery_parts });
  const carried = (await api.get(`/transporter/product-enquiry/${first}`, entry(market.transporters, 0))).body.data;
  expect(carried).toMatchObject({ delivery_parts });
  const atDesk = (await api.get(`/desk/quotation/${first}`, market.staff)).body.data;
  expect(atDesk).toMatchObject({ needed_by: "2026-12-31", parts: 2, delivery_parts });
  expect((await api.get(`/product-enquiry/${second}`, market.buyer)).body.data).toMatchObject({
    parts: null,
    delivery_parts: null,
  });
});

it.each([
  ["that add up to less than is asked for", [["2026-12-01", 10]], "The parts must add up to 30 MT; they are 10 MT"],
  ["on a day that is over", [["2026-11-20", 30]], "This day has passed. Please choose today or a later day"],
  [
    "in another order",
    [
      ["2026-12-02", 10],
      ["2026-12-01", 20],
    ],
    "Each part must be later than the one before it",
  ],
  ["after all is needed", [["2027-01-01", 30]], "Everything is needed by 31 Dec 2026"],
])("refuses parts %s and asks nobody", async (_what, parts, message) => {
  const market = await createRfqMarket(api, { sellers: 1, transporters: 1 });
  const body = groupOf(market, { needed_by: "2026-12-31" });
  const delivery_parts = parts.map(([day, quantity]) => ({ day, quantity }));
  const [line] = body.goods;
  const { status, body: refused } = await send(market, { ...body, goods: [{ ...line, delivery_parts }] });
  expect({ status, errors: refused.errors }).toEqual({ status: 422, errors: { "goods.0.delivery_parts": [message] } });
  expect(await countOf(market)).toBe(0);
});

it("names contact details in the message once, not for each product", async () => {
  const market = await createRfqMarket(api);
  const { status, body } = await send(market, groupOf(market, { description: "Call 9893000147" }));
  expect([status, Object.keys(body.errors)]).toEqual([422, ["description"]]);
  expect(await countOf(market)).toBe(0);
});
