import { randomUUID } from "node:crypto";
import { allRoutes } from "../platform/routes/all-routes";
import type { Route } from "../platform/routes/route";
import { createInvoicedOrder, vehicleOf } from "../testing/invoiced-order";
import { createMarket } from "../testing/order-market";
import { addBelt, ask, createRfqMarket, entry } from "../testing/rfq-world";
import { createTestApi, type SignedIn, type TestApi } from "../testing/test-api";

/*
 * What belongs to a seller or a transporter exists for nobody else: every call that names it answers as if its key did not
 * exist. Complete by construction: a new call with an id fails the first test until it is covered here.
 */

let api: TestApi;
let things: Things;
beforeAll(async () => {
  api = await createTestApi();
  things = await everythingOfSuppliers();
});
afterAll(() => api.close());

interface Things {
  readonly seller: SignedIn;
  readonly transporter: SignedIn;
  readonly listingId: number;
  readonly sizeId: number;
  readonly beltId: number;
  readonly quotationId: number;
  readonly orderId: number;
  /** The vehicle of that order, which has delivered. */
  readonly vehicleId: number;
  readonly orderSeller: SignedIn;
  readonly orderTransporter: SignedIn;
}

interface Call {
  readonly id: (things: Things) => number;
  readonly owner: (things: Things) => SignedIn;
  readonly body?: (things: Things) => object;
}

const listing = (body?: Call["body"]): Call => ({
  id: ({ listingId }) => listingId,
  owner: ({ seller }) => seller,
  ...(body ? { body } : {}),
});
const enquiry = (of: "seller" | "transporter", body?: Call["body"]): Call => ({
  id: ({ quotationId }) => quotationId,
  owner: (all) => all[of],
  ...(body ? { body } : {}),
});
const order = (of: "orderSeller" | "orderTransporter", body?: Call["body"]): Call => ({
  id: ({ orderId }) => orderId,
  owner: (all) => all[of],
  ...(body ? { body } : {}),
});

const price = { base_price: 45_500, loading_charge: 0, insurance_charge: 0, quality_charge: 0, gst: 18, tcs: 0 };
const place = { address_line_one: "Gate 9", address_line_two: "Siltara", pincode: "493111" };

/** Written by hand; a call that ends an object comes after those that need it. */
const calls: Readonly<Record<string, Call>> = {
  "GET /seller/commodity-product/:id": listing(),
  "GET /seller/get-commodity-product-price/:id": listing(),
  "POST /seller/update-commodity-product-price/:id": listing(() => price),
  "POST /seller/confirm-commodity-product-price/:id": listing(),
  "GET /seller/get-commodity-product-variation/:id": listing(),
  "POST /seller/update-commodity-product-variation/:id": listing(({ sizeId }) => ({
    id: [sizeId],
    price: [100],
    is_selected: [1],
  })),
  "GET /seller/get-commodity-product-variation-stock/:id": listing(),
  "POST /seller/update-commodity-product-variation-stock/:id": listing(({ sizeId }) => ({ id: [sizeId], stock: [77] })),
  "POST /seller/update-commodity-product-address/:id": listing(() => place),
  "POST /seller/pause-commodity-product/:id": listing(),
  "POST /seller/resume-commodity-product/:id": listing(),
  "DELETE /seller/commodity-product/:id": listing(),
  "GET /seller/product-enquiry/:id": enquiry("seller"),
  "POST /seller/product-enquiry/:id": enquiry("seller", () => ({ base_price: 45_100 })),
  "DELETE /seller/product-enquiry/:id": enquiry("seller"),
  "GET /transporter/product-enquiry/:id": enquiry("transporter"),
  "POST /transporter/product-enquiry/:id": enquiry("transporter", () => ({ price: 1_800 })),
  "DELETE /transporter/product-enquiry/:id": enquiry("transporter"),
  "GET /seller/order-detail/:id": order("orderSeller"),
  "GET /seller/order/:id/bill/:number/pdf": order("orderSeller"),
  "GET /seller/order-ledger/:id": order("orderSeller"),
  "POST /seller/order/:id/event": order("orderSeller", () => ({ event: "confirm", dispatch_date: "2026-11-25" })),
  "POST /transporter/order/:id/event": order("orderTransporter", () => ({
    event: "vehicle",
    vehicle_number: "CG04ZZ9999",
  })),
  "GET /transporter/order-ledger/:id": order("orderTransporter"),
  "POST /transporter/freight-bill/:id": {
    ...order("orderTransporter", () => ({ number: "TR/1", date: "2026-11-21", tax: "reverse charge" })),
    id: ({ vehicleId }) => vehicleId,
  },
  "GET /transporter/freight-bill/:id/pdf": { ...order("orderTransporter"), id: ({ vehicleId }) => vehicleId },
  "DELETE /transporter/belt/:id": { id: ({ beltId }) => beltId, owner: ({ transporter }) => transporter },
};

/** One of each object that a seller or a transporter can have. */
async function everythingOfSuppliers(): Promise<Things> {
  const delivered = ["transport receipt", "eway bill", "proof of delivery"] as const;
  const booked = await createInvoicedOrder(api, await createMarket(api), delivered);
  const market = await createRfqMarket(api, { sellers: 1, transporters: 1 });
  const { listingId, ...seller } = entry(market.sellers, 0);
  const transporter = entry(market.transporters, 0);
  return {
    seller,
    transporter,
    listingId,
    sizeId: market.world.sizeIds[0],
    beltId: await addBelt(api, transporter, market.world.productId, { city: "Mumbai" }),
    quotationId: await ask(api, market),
    orderId: booked.orderId,
    vehicleId: (await vehicleOf(api, booked)).id,
    orderSeller: booked.seller,
    orderTransporter: booked.transporter,
  };
}

async function walk(name: string, as: SignedIn, id = calls[name]?.id(things)): Promise<number> {
  const [method = "", path = ""] = name.split(" ");
  const body = calls[name]?.body?.(things);
  const address = path.replace(":id", String(id)).replace(":number", "K%2F1");
  const { status } = await api.call(method as Route["method"], address, {
    as,
    ...(body ? { body } : {}),
    headers: { "idempotency-key": randomUUID() },
  });
  return status;
}

/** The rows behind those objects, as stored. */
async function state(): Promise<unknown> {
  const { db } = api;
  return {
    listings: await db.selectFrom("listing").selectAll().orderBy("id").execute(),
    sizes: await db
      .selectFrom("listing_variation")
      .selectAll()
      .orderBy("listing_id")
      .orderBy("size_variation_id")
      .execute(),
    places: await db.selectFrom("loading_address").selectAll().orderBy("id").execute(),
    offers: await db.selectFrom("offer").selectAll().orderBy("id").execute(),
    bids: await db.selectFrom("freight_bid").selectAll().orderBy("id").execute(),
    sellers: await db.selectFrom("invited_seller").selectAll().orderBy("quotation_id").orderBy("seller_id").execute(),
    orders: await db.selectFrom("trade_order").selectAll().orderBy("id").execute(),
    vehicles: await db.selectFrom("shipment").selectAll().orderBy("id").execute(),
    belts: await db.selectFrom("belt").selectAll().orderBy("id").execute(),
  };
}

it("covers every call that names an object of a seller or a transporter", () => {
  const named = allRoutes.filter(
    ({ path, access }) =>
      path.includes(":id") &&
      Array.isArray(access) &&
      !access.includes("customer") &&
      (access.includes("seller") || access.includes("transporter")),
  );
  expect(named.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(calls).sort());
});

it.each(Object.keys(calls))("answers somebody else's id with 404, like one that does not exist: %s", async (name) => {
  const owner = calls[name]?.owner(things);
  if (!owner) throw new Error(`${name} has no owner`);
  const stranger = await api.signIn(owner.type);
  const before = await state();

  expect(await walk(name, stranger)).toBe(404);
  expect(await walk(name, stranger, 987_654_321)).toBe(404);

  expect(await state()).toEqual(before);
  expect(await walk(name, owner)).not.toBe(404);
});
