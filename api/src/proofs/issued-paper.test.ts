import { knownSettings } from "../modules/desk/known-settings";
import type { OrderStep } from "../modules/orders/order.policy";
import { setupKeys } from "../modules/site/site-keys";
import type { Route } from "../platform/routes/route";
import { reconciledApi } from "../testing/api-of-file";
import { createInvoicedOrder, vehicleOf } from "../testing/invoiced-order";
import { createWellStockedMarket, type Market } from "../testing/order-market";
import { takeStep } from "../testing/order-steps";
import type { BookedOrder } from "../testing/order-world";
import {
  type Attackers,
  type Fields,
  type PathIds,
  printedInvoices,
  tryEveryWrite,
  writes,
} from "./testing/every-write";

const api = reconciledApi();
let market: Market;
let attackers: Attackers;
// One after the other, so that what one test does to prices and stock does not affect the next.
beforeEach(async () => {
  market = await createWellStockedMarket(api);
  const { buyer, seller, transporter, staff } = market;
  attackers = { people: [buyer, seller, transporter, staff], colleague: await api.signIn("staff") };
});

const sellerSteps = ["confirm", "loading", "final_quantity", "invoice", "cancel_invoice"];
const transporterSteps = ["vehicle", "driver", "transport_receipt", "eway_bill", "proof_of_delivery"];
/** Steps after which other acts are refused for another reason: they are tried last. */
const endings = ["cancel_invoice", "proof_of_delivery"];

/** The possible contents of a write on this order; with `isEnd`, the steps that end something are kept for last. */
async function fieldsFor(order: BookedOrder, isEnd: boolean): Promise<(route: Route) => Fields> {
  const vehicle = await vehicleOf(api, order);
  const line = await api.db
    .selectFrom("order_line")
    .select("id")
    .where("order_id", "=", order.orderId)
    .executeTakeFirstOrThrow();
  const keep = (step: string): boolean => isEnd || !endings.includes(step);
  return ({ path }) => ({
    event: (/seller/.test(path) ? sellerSteps : transporterSteps).filter(keep),
    key: path === "/desk/setting" ? knownSettings.map(({ key }) => key) : setupKeys,
    value: [path === "/desk/setting" ? 1 : "27AAACM1234A1Z5"],
    to: ["seller", "transporter"],
    vehicle_id: [vehicle.id],
    trip_id: [vehicle.id],
    line_id: [line.id],
    size_id: [market.world.sizeIds[1]],
    transporter_id: [market.transporter.id],
    product_id: [market.world.productId],
    transport_price: [1_850],
    consent: ["By telephone"],
    reason: ["Kaveri rang"],
    quantity: [31],
    final_quantity: [28],
    freight_advance: [500],
    invoice_number: ["K/9"],
    invoice_date: ["2026-11-21"],
    dispatch_date: ["2026-11-25"],
    vehicle_number: ["CG04AB9999"],
    gst_number: ["27AAACM1234A1Z5"],
    base_price: [41_000],
    confirmed_base_price: [41_000],
    source: ["cash"],
    amount: [1],
  });
}

async function idsOf({ orderId, quotationId }: BookedOrder): Promise<PathIds> {
  const { buyer, seller, transporter, listingId, world } = market;
  const journals = await api.db.selectFrom("journal").select("id").where("order_id", "=", orderId).execute();
  const people = [buyer.id, seller.id, transporter.id];
  return {
    "/desk/order": [orderId],
    "/customer/order": [orderId],
    "/seller/order": [orderId],
    "/transporter/order": [orderId],
    "/desk/quotation": [quotationId],
    "/product-enquiry": [quotationId],
    "/seller/product-enquiry": [quotationId],
    "/transporter/product-enquiry": [quotationId],
    "/desk/listing": [listingId],
    "/seller/": [listingId],
    "/desk/product": [world.productId],
    "/desk/user": people,
    "/desk/journal": journals.map(({ id }) => id),
  };
}

async function everythingAgainst(order: BookedOrder) {
  const ids = await idsOf(order);
  const isEnding = ({ path }: Route): boolean => path.endsWith("/cancel-invoice");
  const isOfOrders = ({ path }: Route): boolean => /^\/(desk|seller|transporter|customer)\/order/.test(path);
  const ofOrders = writes.filter((route) => isOfOrders(route) && !isEnding(route));
  const others = writes.filter((route) => !isOfOrders(route));
  const before = await fieldsFor(order, false);
  const outcome = await tryEveryWrite(api, attackers, { routes: [...ofOrders, ...others], fieldsOf: before, ids });
  const end = await fieldsFor(order, true);
  await tryEveryWrite(api, attackers, { routes: [...ofOrders, ...writes.filter(isEnding)], fieldsOf: end, ids });
  return outcome;
}

const lives: readonly (readonly [string, readonly OrderStep[]])[] = [
  ["is on its way", []],
  ["has its transport documents", ["transport receipt", "eway bill"]],
  ["has delivered", ["transport receipt", "eway bill", "proof of delivery"]],
  ["has had its invoice cancelled", ["cancel invoice"]],
];

/** Acts that must have been done, because otherwise an unchanged document would prove nothing. */
const done = [
  "POST /seller/update-profile",
  "POST /customer/update-profile",
  "POST /seller/update-commodity-product-price/:id",
  "POST /desk/text",
  "POST /desk/setting",
  "POST /desk/user/:id/suspend",
];

it.each(lives)("no act of anybody alters an issued invoice whose vehicle %s", async (_life, steps) => {
  const order = await createInvoicedOrder(api, market, steps);
  const issued = await printedInvoices(api, order);
  expect(Object.keys(issued)).toHaveLength(2);

  const outcome = await everythingAgainst(order);

  // Each write was accepted with a readable body.
  expect([...outcome].filter(([, statuses]) => statuses.size === 0 || statuses.has(400))).toEqual([]);
  const acted = [...outcome].filter(([, statuses]) => statuses.has(200)).map(([name]) => name);
  expect(acted).toEqual(expect.arrayContaining(done));
  expect(await printedInvoices(api, order)).toMatchObject(issued);
});

it("explains what to do instead when the freight of an issued invoice should change", async () => {
  const freight = (order: BookedOrder) => takeStep(api, order, "change freight");
  const order = await createInvoicedOrder(api, market);
  const [number] = Object.keys(await printedInvoices(api, order));
  expect(await freight(order)).toMatchObject({
    status: 409,
    body: {
      message: `An issued invoice does not change: ${number}. Cancel it first, then change the freight and have the vehicle invoiced again.`,
    },
  });

  await takeStep(api, order, "cancel invoice");

  expect((await freight(order)).status).toBe(200);
});
