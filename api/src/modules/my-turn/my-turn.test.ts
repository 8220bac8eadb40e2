import { apiOfFile } from "../../testing/api-of-file";
import { createMarkedQuotation } from "../../testing/marked-quotation";
import { newUtr } from "../../testing/money";
import { createMarket, type Market } from "../../testing/order-market";
import { takeStep } from "../../testing/order-steps";
import { createBookedOrder } from "../../testing/order-world";
import { ask, bid, createRfqMarket, entry, offer } from "../../testing/rfq-world";
import type { SignedIn } from "../../testing/test-api";

const api = apiOfFile();

async function turnOf(person: SignedIn) {
  const { status, body } = await api.get("/my-turn", person);
  expect(status).toBe(200);
  return body;
}
const kindsOf = async (person: SignedIn): Promise<readonly string[]> =>
  (await turnOf(person)).data.map(({ kind }: { kind: string }) => kind);

/** People whose profile is complete, so that it does not appear in the list. */
async function introduce({
  buyer,
  seller,
  transporter,
}: Pick<Market, "buyer" | "seller" | "transporter">): Promise<void> {
  const ids = [buyer.id, seller.id, transporter.id];
  await api.db.updateTable("users").set({ name: "R", company_name: "R & Co" }).where("id", "in", ids).execute();
  for (const user_id of ids) {
    const said = { gst_number: "27AAPFU0939F1ZV", updated_at: api.clock.now() };
    await api.db
      .insertInto("profile")
      .values({ user_id, ...said })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(said))
      .execute();
  }
}

it("asks a new buyer for their profile, until it is complete", async () => {
  const market = await createMarket(api);
  expect(await turnOf(market.buyer)).toMatchObject({
    data: [{ kind: "profile", link: "/profile", number: null, until: null }],
    unread: 1,
    unread_of: { profile: 1, quotations: 0, orders: 0 },
  });
  await introduce(market);
  expect(await turnOf(market.buyer)).toMatchObject({ data: [], unread: 0 });
});

it("tells a buyer what to pay before the price expires, until a transfer for it is being checked", async () => {
  const market = await createMarket(api);
  await introduce(market);
  const id = await createMarkedQuotation(api, market);
  const { booking_paise, valid_until } = await api.db
    .selectFrom("marking")
    .select(["booking_paise", "valid_until"])
    .where("quotation_id", "=", id)
    .executeTakeFirstOrThrow();

  const turn = await turnOf(market.buyer);
  expect(turn.data).toMatchObject([
    {
      kind: "pay booking",
      link: `/quotation-detail/${id}?pay=booking`,
      goods: "TMT Bar",
      quantity: 30,
      amount: booking_paise / 100,
      until: valid_until.toISOString(),
    },
  ]);
  expect(turn.unread_of).toMatchObject({ quotations: 1, orders: 0 });
  expect(await kindsOf(market.seller)).toEqual([]);

  const transfer = { source: "bank", utr: newUtr(), paid_on: "2026-11-21" };
  const paid = await api.send(`/product-enquiry/${id}/payment`, transfer, market.buyer);
  expect(paid.status).toBe(200);
  expect(await kindsOf(market.buyer)).toEqual([]);
});

it("asks sellers for a price and carriers for freight while the window is open, each until they have submitted it", async () => {
  const market = await createRfqMarket(api, { sellers: 2, transporters: 1 });
  const [seller, rival, carrier] = [entry(market.sellers, 0), entry(market.sellers, 1), entry(market.transporters, 0)];
  await introduce({ buyer: market.buyer, seller, transporter: carrier });
  const id = await ask(api, market);
  const asked = (await turnOf(seller)).data;
  const sizes = [[{ value: "8", unit: { short_name: "mm" } }]];
  expect(asked).toMatchObject([
    { kind: "offer", link: `/seller-quotation-detail/${id}`, quantity: 30, quality: "Fe 500", sizes, amount: null },
  ]);
  expect(new Date(asked[0].until).getTime() - api.clock.now().getTime()).toBe(3_600_000);
  expect((await turnOf(carrier)).data).toMatchObject([
    {
      kind: "bid",
      link: `/transporter-product-enquiry-detail/${id}`,
      until: asked[0].until,
      quality: "Fe 500",
      sizes,
      route: { from: "Raipur", to: "Pune" },
      rate: { min: 1_500, max: 2_000 },
    },
  ]);
  expect(asked[0]).not.toHaveProperty("rate");

  expect((await offer(api, seller, id, 45_000)).status).toBe(200);
  expect((await bid(api, carrier, id, 1_700)).status).toBe(200);
  expect(await kindsOf(seller)).toEqual([]);
  expect(await kindsOf(carrier)).toEqual([]);
  expect(await kindsOf(rival)).toContain("offer");
});

it("asks a carrier who withdrew their bid for freight again, as long as they can still bid", async () => {
  const market = await createRfqMarket(api, { sellers: 1, transporters: 2 });
  const [seller, carrier, rival] = [
    entry(market.sellers, 0),
    entry(market.transporters, 0),
    entry(market.transporters, 1),
  ];
  await introduce({ buyer: market.buyer, seller, transporter: carrier });
  const id = await ask(api, market);
  for (const one of [carrier, rival]) expect((await bid(api, one, id, 1_700)).status).toBe(200);
  expect((await api.call("DELETE", `/transporter/product-enquiry/${id}`, { as: carrier })).status).toBe(200);
  expect(await turnOf(carrier)).toMatchObject({
    data: [{ kind: "bid", link: `/transporter-product-enquiry-detail/${id}` }],
    unread_of: { carrying: 1 },
  });
  expect(await kindsOf(rival)).not.toContain("bid");

  await api.post(`/product-enquiry/${id}/withdraw`, {}, market.buyer);
  expect(await kindsOf(carrier)).toEqual([]);
});

it("follows an order from side to side: one act for one side after each step, never for two at once", async () => {
  const order = await createBookedOrder(api);
  await introduce(order);
  const sides = async () => ({
    seller: await kindsOf(order.seller),
    carrier: await kindsOf(order.transporter),
    buyer: await kindsOf(order.buyer),
  });
  const step = async (name: Parameters<typeof takeStep>[2]) => {
    expect(await takeStep(api, order, name)).toMatchObject({ status: 200 });
    return sides();
  };
  const nobody = { seller: [], carrier: [], buyer: [] };
  const listed = async () => (await api.get("/seller/order", order.seller)).body.data[0].next_steps;

  expect(await sides()).toEqual({ ...nobody, seller: ["confirm"] });
  expect(await step("confirm")).toEqual({ ...nobody, carrier: ["vehicle"] });
  expect(await step("vehicle")).toEqual({ ...nobody, carrier: ["driver"] });
  expect(await listed()).toEqual([]);
  const { transport_price } = (await api.get("/transporter/order", order.transporter)).body.data[0];
  expect((await turnOf(order.transporter)).data[0].rate).toEqual({ min: transport_price, max: transport_price });
  expect(await step("driver")).toEqual({ ...nobody, seller: ["report"] });
  expect(await listed()).toEqual(["loading"]);
  expect(await step("loading")).toEqual({ ...nobody, seller: ["weigh"] });
  expect(await step("final quantity")).toEqual({ ...nobody, seller: ["bill"] });
  expect(await step("invoice")).toEqual({ seller: [], carrier: ["transport_receipt"], buyer: ["pay invoice"] });
  expect(await step("transport receipt")).toMatchObject({ carrier: ["eway_bill"] });
  expect(await step("eway bill")).toMatchObject({ carrier: ["proof_of_delivery"] });
  expect(await step("proof of delivery")).toEqual({ seller: [], carrier: ["freight bill"], buyer: ["pay invoice"] });

  const [toBill] = (await turnOf(order.transporter)).data;
  expect(toBill.link).toBe(`/transporter-bills?search=${toBill.number}`);
  const [due] = (await turnOf(order.buyer)).data;
  const detail = (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
  expect(due).toMatchObject({
    amount: detail.due_amount,
    link: `/order-details/${order.orderId}?pay=${detail.unpaid_invoices[0].number}`,
  });
  expect((await turnOf(order.buyer)).unread_of).toMatchObject({ quotations: 0, orders: 1 });
});

it("opens the order itself for each step of its transporter", async () => {
  const order = await createBookedOrder(api);
  await introduce(order);
  const opened = async () => {
    const [{ kind, link, number }] = (await turnOf(order.transporter)).data;
    const search = new URL(link, "http://localhost").searchParams.get("search");
    const { data } = (await api.get(`/transporter/order?search=${search}`, order.transporter)).body;
    return [kind, search === number, data.map(({ id }: { id: number }) => id)];
  };
  expect(await takeStep(api, order, "confirm")).toMatchObject({ status: 200 });
  expect(await opened()).toEqual(["vehicle", true, [order.orderId]]);
  expect(await takeStep(api, order, "vehicle")).toMatchObject({ status: 200 });
  expect(await opened()).toEqual(["driver", true, [order.orderId]]);
});

it("shows buyer and seller the same next step in the list, on the page and at home", async () => {
  const order = await createBookedOrder(api);
  const told = async () => {
    const read = async (path: string, as: SignedIn) => (await api.get(path, as)).body.data;
    const [bought] = await read("/customer/order", order.buyer);
    const [sold] = await read("/seller/order", order.seller);
    const pages = [
      await read(`/customer/order-detail/${order.orderId}`, order.buyer),
      await read(`/seller/order-detail/${order.orderId}`, order.seller),
    ];
    const { deals } = (await api.get("/trader-day", order.buyer)).body;
    return new Set([bought, sold, ...pages, deals[0]].map(({ waits_for }) => waits_for));
  };
  const way = [
    ["confirm", "confirm"],
    ["vehicle", "vehicle"],
    ["driver", "driver"],
    ["loading", "loading"],
    ["final quantity", "final_quantity"],
    ["invoice", "invoice"],
    ["transport receipt", "transport_receipt"],
    ["eway bill", "eway_bill"],
    ["proof of delivery", "proof_of_delivery"],
  ] as const;
  for (const [step, word] of way) {
    expect(await told()).toEqual(new Set([word]));
    expect(await takeStep(api, order, step)).toMatchObject({ status: 200 });
  }
  expect(await told()).toEqual(new Set([null]));
});

it("shows the same in the order book as in my turn: pay once there is an invoice, and not while a transfer is being checked", async () => {
  const order = await createBookedOrder(api);
  await introduce(order);
  const payable = async () => {
    const [row] = (await api.get("/customer/order", order.buyer)).body.data;
    const detail = (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
    const [turn] = (await turnOf(order.buyer)).data;
    return { list: row.payable_now, detail: detail.payable_now, turn: turn?.amount ?? 0, due: detail.due_amount };
  };
  for (const step of ["confirm", "vehicle", "driver", "loading", "final quantity"] as const)
    expect(await takeStep(api, order, step)).toMatchObject({ status: 200 });
  const before = await payable();
  expect(before).toMatchObject({ list: 0, detail: 0, turn: 0 });
  expect(before.due).toBeGreaterThan(0);

  expect(await takeStep(api, order, "invoice", "K/2")).toMatchObject({ status: 200 });
  const { due, ...invoiced } = await payable();
  expect(invoiced).toEqual({ list: due, detail: due, turn: due });

  const transfer = { source: "bank", amount: due, utr: newUtr(), paid_on: "2026-11-21" };
  const reported = await api.send(`/customer/order/${order.orderId}/payment`, transfer, order.buyer);
  expect(reported.status).toBe(200);
  expect(await payable()).toEqual({ list: 0, detail: 0, turn: 0, due });
});

it("asks a seller to review all old prices in one item, and a product that was rejected", async () => {
  const market = await createRfqMarket(api, { sellers: 1, transporters: 1 });
  const seller = entry(market.sellers, 0);
  await introduce({ buyer: market.buyer, seller, transporter: entry(market.transporters, 0) });
  const old = new Date(api.clock.now().getTime() - 31 * 24 * 3_600_000);
  await api.db.updateTable("listing").set({ price_updated_at: old }).where("seller_id", "=", seller.id).execute();
  expect((await turnOf(seller)).data).toMatchObject([{ kind: "old prices", count: 1, link: "/commodity-products" }]);

  await api.db.updateTable("listing").set({ status: "rejected" }).where("seller_id", "=", seller.id).execute();
  expect((await turnOf(seller)).data).toMatchObject([
    { kind: "rejected listing", link: `/commodity-products?product=${seller.listingId}` },
  ]);
});
