import { deskReads } from "@mandi/shared/contract/desk/reads";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { reconciledApi } from "../../testing/api-of-file";
import { createMarkedQuotation } from "../../testing/marked-quotation";
import { newUtr } from "../../testing/money";
import { createMarket } from "../../testing/order-market";
import { createBookedOrder } from "../../testing/order-world";
import type { SignedIn } from "../../testing/test-api";

const api = reconciledApi();

const trailOf = async (subject: string) =>
  (await api.db.selectFrom("audit_event").selectAll().where("subject", "=", subject).orderBy("id").execute()).map(
    ({ action, actor_id, reason }) => [action, actor_id, reason],
  );
const wallet = async (userId: number) =>
  (await api.db.selectFrom("account").select("balance_paise").where("code", "=", `wallet:${userId}`).executeTakeFirst())
    ?.balance_paise ?? 0;

describe("a bank transfer", () => {
  async function reported() {
    const market = await createMarket(api);
    const quotationId = await createMarkedQuotation(api, market);
    const transfer = { source: "bank", utr: newUtr(), paid_on: "2026-11-21" };
    expect((await api.send(`/product-enquiry/${quotationId}/payment`, transfer, market.buyer)).status).toBe(200);
    const { data } = (await api.get("/desk/payment", market.staff)).body;
    return { ...market, quotationId, payment: data.at(-1) };
  }

  it("becomes an order when the desk finds it, and records who found it", async () => {
    const { staff, buyer, payment } = await reported();
    expect(payment).toMatchObject({ purpose: "booking", amount: 173_196 });
    const wrong = await api.act(staff, `/payment/${payment.id}/verify`, { received: 173_195 });
    expect(wrong.status).toBe(422);

    const answer = await api.act(staff, `/payment/${payment.id}/verify`, { received: 173_196 });
    expect(answer.body).toMatchObject({ approval_id: null, id: expect.any(Number) });
    const order = (await api.get(`/customer/order-detail/${answer.body.id}`, buyer)).body.data;
    expect(order).toMatchObject({ status: "pending", paid_amount: 173_196 });
    expect(await trailOf(`payment:${payment.id}`)).toEqual([["payment verify", staff.id, "A test"]]);
    expect((await api.act(staff, `/payment/${payment.id}/verify`, { received: 173_196 })).status).toBe(409);
  });

  it("is rejected with a reason, and leaves no order and no money", async () => {
    const { staff, buyer, payment } = await reported();
    expect((await api.act(staff, `/payment/${payment.id}/reject`)).status).toBe(200);
    expect((await api.get("/customer/order", buyer)).body.total).toBe(0);
    expect(await wallet(buyer.id)).toBe(0);
  });
});

/** A cancellation that moves money, with the second approval it needs. */
async function cancelled({ orderId, staff }: { orderId: number; staff: SignedIn }, refund: number) {
  const asked = await api.act(staff, `/order/${orderId}/cancel`, { refund });
  return api.act(await api.signIn("staff"), `/approval/${asked.body.approval_id}/confirm`);
}

it("can keep the advance when cancelling, and shows it as paid", async () => {
  const order = await createBookedOrder(api);
  expect((await cancelled(order, 0)).status).toBe(200);
  expect(await wallet(order.buyer.id)).toBe(paiseFromRupees(3_000_000 - 173_196));
  expect((await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data).toMatchObject({
    status: "cancel",
    token_amount: 173_196,
    paid_amount: 173_196,
    due_amount: 0,
  });
  expect((await api.act(order.staff, `/order/${order.orderId}/cancel`, { refund: 0 })).status).toBe(409);
});

it("returns stock when a confirmed order is cancelled", async () => {
  const order = await createBookedOrder(api);
  const stock = () =>
    api.db
      .selectFrom("listing_variation")
      .select(["stock_kg", "held_kg"])
      .where("listing_id", "=", order.listingId)
      .where("size_variation_id", "=", order.world.sizeIds[0])
      .executeTakeFirst();
  expect(await stock()).toEqual({ stock_kg: 100_000, held_kg: 30_000 });
  await api.act(order.staff, `/order/${order.orderId}/seller-step`, { event: "confirm", dispatch_date: "2026-11-22" });
  expect(await stock()).toEqual({ stock_kg: 70_000, held_kg: 0 });
  await cancelled(order, 0);
  expect(await stock()).toEqual({ stock_kg: 100_000, held_kg: 0 });
});

it("lets the stock follow an order's quantity, size and loaded weight to its end", async () => {
  const order = await createBookedOrder(api);
  const { orderId, staff, world } = order;
  const stocks = async () => {
    const rows = await api.db
      .selectFrom("listing_variation")
      .select(["stock_kg", "held_kg"])
      .where("listing_id", "=", order.listingId)
      .orderBy("size_variation_id")
      .execute();
    expect(rows.every(({ held_kg }) => held_kg === 0)).toBe(true);
    return rows.map(({ stock_kg }) => stock_kg);
  };
  const change = (body: object) => api.act(staff, `/order/${orderId}/change`, { consent: "By telephone", ...body });
  await api.act(staff, `/order/${orderId}/seller-step`, { event: "confirm", dispatch_date: "2026-11-22" });
  const line_id = (await api.get(`/desk/order/${orderId}`, staff)).body.data.lines[0].id;

  expect((await change({ line_id, quantity: 36 })).status).toBe(200);
  expect(await stocks()).toEqual([64_000, 50_000]);
  const tooMuch = await change({ line_id, quantity: 100.001 });
  const message = "The seller's stock does not cover this change. 8 mm: 100.001 MT needed, 100 MT free.";
  expect(tooMuch).toMatchObject({ status: 422, body: { message } });
  expect(await stocks()).toEqual([64_000, 50_000]);
  expect((await change({ line_id, size_id: world.sizeIds[1] })).status).toBe(200);
  expect(await stocks()).toEqual([100_000, 14_000]);

  const vehicle = { vehicle_number: "CG04AB1234", driver_name: "Ramesh", driver_phone: "9333333333" };
  await api.act(staff, `/order/${orderId}/transporter-step`, { event: "vehicle", ...vehicle });
  const { id: vehicle_id } = await api.db
    .selectFrom("shipment")
    .select("id")
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  const loaded = (final_quantity: number) =>
    api.act(staff, `/order/${orderId}/seller-step`, { event: "final_quantity", vehicle_id, final_quantity });
  await api.act(staff, `/order/${orderId}/seller-step`, { event: "loading", vehicle_id });
  expect((await loaded(35.25)).status).toBe(200);
  expect(await stocks()).toEqual([100_000, 14_750]);
  // The seller's count is below what the weighbridge shows: the weight is kept, and the count ends at zero.
  const listing = `/seller/update-commodity-product-variation-stock/${order.listingId}`;
  await api.post(listing, { id: world.sizeIds.slice(0, 2), stock: [100, 1] }, order.seller);
  expect((await loaded(39)).status).toBe(200);
  expect(await stocks()).toEqual([100_000, 0]);
  expect((await loaded(36)).status).toBe(200);
  expect(await stocks()).toEqual([100_000, 250]);
});

it("keeps the freight within 100 per MT of what was agreed, unless the buyer agrees (R-414)", async () => {
  const order = await createBookedOrder(api);
  await api.act(order.staff, `/order/${order.orderId}/seller-step`, { event: "confirm", dispatch_date: "2026-11-22" });
  const path = `/order/${order.orderId}/freight`;
  expect((await api.act(order.staff, path, { transport_price: 1_900.01 })).status).toBe(422);
  expect((await api.act(order.staff, path, { transport_price: 1_900 })).status).toBe(200);
  expect((await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data).toMatchObject({
    transport_price: 1_900,
    for_price: 1_734_960,
  });
  expect((await api.act(order.staff, path, { transport_price: 2_500, consent: "By telephone" })).status).toBe(200);
  expect((await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data.for_price).toBe(1_752_960);
});

it("changes quantity and size with the buyer's consent, and marks it for the seller (R-182)", async () => {
  const order = await createBookedOrder(api, { tonnes: [30] });
  await api.act(order.staff, `/order/${order.orderId}/seller-step`, { event: "confirm", dispatch_date: "2026-11-22" });
  const path = `/order/${order.orderId}/change`;
  const { lines } = (await api.get(`/desk/order/${order.orderId}`, order.staff)).body.data;
  const line_id = lines[0].id;
  expect((await api.act(order.staff, path, { line_id, quantity: 28 })).status).toBe(422);
  expect((await api.act(order.staff, path, { line_id, quantity: 28, consent: "By telephone" })).status).toBe(200);
  const seller = async () => (await api.get(`/seller/order-detail/${order.orderId}`, order.seller)).body.data;
  expect(await seller()).toMatchObject({ total_quantity: 28, ex_price: 28 * 55_932, update_for: "quantity" });
  expect(await seller()).toMatchObject({ is_weighed_as_planned: 0 });
  const size_id = order.world.sizeIds[1];
  expect((await api.act(order.staff, path, { line_id, size_id, consent: "By telephone" })).status).toBe(200);
  expect(await seller()).toMatchObject({ ex_price: 28 * 54_162, update_for: "both" });
});

it("adds a product by its HSN, from which the GST rate follows", async () => {
  const staff = await api.signIn("staff");
  const { productId } = (await createMarket(api)).world;
  const row = api.db.selectFrom("commodity_product").selectAll();
  const { category_id, sub_category_id, unit_id } = await row.where("id", "=", productId).executeTakeFirstOrThrow();
  const add = (name: string, hsn: string) =>
    api.act(staff, "/product", { name, hsn, category_id, sub_category_id, unit_id });
  for (const wrong of ["7214", "7214209", "steel"]) {
    expect([wrong, (await add("Cement", wrong)).body.errors]).toEqual([
      wrong,
      { hsn: ["Please enter an HSN of 6 or 8 digits"] },
    ]);
  }
  expect((await add("Wheat", "10011900")).body.message).toContain("There is no GST rate for this HSN");
  expect((await add("River sand", "25059000")).status).toBe(200);
  expect(await row.where("name", "=", "River sand").executeTakeFirst()).toMatchObject({ gst_bp: 500, hsn: "25059000" });
});

it("suspends a person at once: every session of theirs ends", async () => {
  const staff = await api.signIn("staff");
  const person = await api.signIn("customer");
  expect((await api.get("/address", person)).status).toBe(200);
  await api.act(staff, `/user/${person.id}/suspend`);
  expect((await api.get("/address", person)).status).toBe(401);
  await api.act(staff, `/user/${person.id}/restore`);
  expect((await api.get("/address", person)).status).toBe(401);
});

it("enters ingot prices, texts, news and settings, with cleaned HTML and a trail", async () => {
  const staff = await api.signIn("staff");
  await api.db.insertInto("ingot_location").values({ name: "Raipur" }).execute();
  await api.act(staff, "/ingot-price/now", { location: "Raipur", price: 40_100 });
  await api.act(staff, "/ingot-price/now", { location: "Raipur", price: 39_900 });
  const day = { location: "Raipur", day: "2026-11-20", open: 1, high: 2, low: 1.5, close: 2 };
  expect((await api.act(staff, "/ingot-price/day", day)).status).toBe(422);
  expect((await api.act(staff, "/ingot-price/day", { ...day, low: 1 })).status).toBe(200);
  const days = await api.db.selectFrom("ingot_price").selectAll().orderBy("day").execute();
  expect(days.map(({ open_paise, low_paise, close_paise }) => [open_paise, low_paise, close_paise])).toEqual([
    [100, 100, 200],
    [4_010_000, 3_990_000, 3_990_000],
  ]);
  const script = "<p onclick='x()'>Hello<script>alert(1)</script></p>";
  await api.act(staff, "/text", { key: "about_us", value: script });
  expect((await api.get("/config")).body.about_us).toBe("<p>Hello</p>");
  expect((await api.act(staff, "/text", { key: "no_such", value: "x" })).status).toBe(422);
  await api.act(staff, "/news", { slug: "a-word", title: "A word", description: script });
  expect((await api.get("/view-market-news/a-word")).body.market_news.description).toBe("<p>Hello</p>");
  expect((await api.act(staff, "/setting", { key: "mark_automatically", value: "yes" })).status).toBe(422);
  expect((await api.act(staff, "/setting", { key: "mark_automatically", value: true })).status).toBe(200);
  expect(await trailOf("setting:mark_automatically")).toEqual([["setting set", staff.id, "A test"]]);
});

const queries: Readonly<Record<string, string>> = {
  "ageing list": "?side=buyer",
  "order ledger": "?side=buyer",
  "account show": "?code=bank",
  "export check": "?month=2026-11",
  "tds list": "?month=2026-11",
  find: "?search=Q2627",
  "queue place": "?kind=payment&item=1",
  "site-version list": "?subject=text:about_us",
};

/** Reads of things that this order does not have: a line of a statement, a transfer (it was paid from the wallet), an article, an open offer, an e-way bill, an invoice to draft a note on. Each has its own test. */
const readApart = new Set([
  "bank-line show",
  "eway-bill show",
  "freight-bill show",
  "inbox show",
  "news show",
  "paper show",
  "order freight-draft",
  "order note-draft",
  "payment show",
  "payout-batch show",
  "product show",
  "quotation price",
  "thread show",
]);

it("answers every list of the desk, and refuses an act without a reason", async () => {
  const order = await createBookedOrder(api);
  for (const [name, { path }] of Object.entries(deskReads)) {
    if (readApart.has(name)) continue;
    const id = path.startsWith("/desk/quotation") ? order.quotationId : order.orderId;
    const answer = await api.get(`${path.replace(":id", String(id))}${queries[name] ?? ""}`, order.staff);
    expect([name, answer.status]).toEqual([name, 200]);
  }
  const blank = await api.act(order.staff, `/order/${order.orderId}/cancel`, { refund: 0, reason: " " });
  expect(blank.body.errors).toEqual({ reason: ["Please give the reason in a few words, at least 4 characters"] });
});

it("notifies only the transporter who loses the freight of an order, once", async () => {
  const order = await createBookedOrder(api);
  const other = await api.signIn("transporter", { name: "Uma Transporter" });
  const award = (transporter: SignedIn) =>
    api.act(order.staff, `/order/${order.orderId}/award`, { transporter_id: transporter.id, price: 1_700 });
  const lost = async (as: SignedIn) =>
    (await api.get("/notification", as)).body.data.filter(({ text }: { text: string }) => text.includes("no longer"));
  await api.act(order.staff, `/order/${order.orderId}/seller-step`, { event: "confirm", dispatch_date: "2026-11-22" });
  expect((await award(order.transporter)).status).toBe(200);
  expect(await lost(order.transporter)).toEqual([]);

  expect((await award(other)).status).toBe(200);

  expect(await lost(order.transporter)).toMatchObject([
    { text: `Order ${order.number} is no longer yours to carry: another transporter has it now.`, link: null },
  ]);
  expect(await lost(other)).toEqual([]);
});
