import { dealsOfDay } from "@mandi/shared/contract/trader-day";
import { sql } from "kysely";
import { selectReportedBy } from "../../reads/reported-payments.read";
import { selectRunningDeals } from "../../reads/running-deals.read";
import { takeStep, wayTo } from "../../testing/order-steps";
import { type BookedOrder, createBookedOrder } from "../../testing/order-world";
import { addPeople, createPlanReader, type PlanReader, personOf } from "../../testing/read-plans";
import { createTestApi, type TestApi } from "../../testing/test-api";
import { listOrdersForDesk, readOrderForDesk } from "../desk/reads/order-desk.service";
import { listPaymentsForDesk } from "../desk/reads/payment-desk.service";
import { readFreightBills } from "../freight-bills/freight-bill-view.service";
import { readOrderLedger, readSellerLedger } from "../ledger/statement.service";
import { readCarriedOrders } from "../shipments/carried-orders.service";
import { findOrderOfQuotation } from "./order.service";
import { listTimeline } from "./steps/step.service";
import { ledgerRange, readBuyerOrder, readOrderList, readSellerOrder, sideOf } from "./views/order-view.service";

/** A year of a busy market, so that the planner chooses the plans that it would use there. */
const orders = 5_000;

let api: TestApi;
let order: BookedOrder;
let plans: PlanReader;

beforeAll(async () => {
  api = await createTestApi();
  order = await createBookedOrder(api);
  for (const step of wayTo.delivered) await takeStep(api, order, step);
  await fill();
  plans = createPlanReader(api);
});
afterAll(async () => {
  await plans.close();
  await api.close();
});

/** The columns of a table that an insert may name, for copying rows. */
async function columnsOf(table: string, without: readonly string[]): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_identity = 'NO' and is_generated = 'NEVER'
    order by ordinal_position`.execute(api.db);
  return rows
    .map(({ name }) => name)
    .filter((name) => !without.includes(name))
    .join(", ");
}

/** Copies the one order with its lines, vehicles and timeline to many people. */
async function fill(): Promise<void> {
  await addPeople(api.db);
  const run = (text: string): Promise<unknown> => sql.raw(text).execute(api.db);
  const quotation = await columnsOf("quotation", ["number", "buyer_id", "status", "order_id", "marking_id"]);
  const tradeOrder = await columnsOf("trade_order", ["number", "quotation_id", "buyer_id", "seller_id"]);
  const line = await columnsOf("order_line", ["order_id"]);
  const shipment = await columnsOf("shipment", ["order_id", "transporter_id", "sale_number", "eway_bill"]);
  const event = await columnsOf("order_event", ["order_id", "shipment_id"]);
  const id = order.orderId;
  await run(`
    insert into quotation (number, buyer_id, status, ${quotation})
      select 'Q2526' || lpad(n::text, 6, '0'), ${personOf("customer", "n")}, 'withdrawn', ${quotation}
      from quotation, generate_series(1, ${orders}) n where quotation.id = ${order.quotationId};
    insert into trade_order (number, quotation_id, buyer_id, seller_id, ${tradeOrder})
      select 'O' || substr(q.number, 2), q.id, q.buyer_id, ${personOf("seller", "q.id")}, ${tradeOrder
        .split(", ")
        .map((column) => `o.${column}`)
        .join(", ")}
      from trade_order o, quotation q where o.id = ${id} and q.number like 'Q2526%';
    insert into order_line (order_id, ${line})
      select o.id, ${line
        .split(", ")
        .map((column) => `l.${column}`)
        .join(", ")}
      from order_line l, trade_order o where l.order_id = ${id} and o.id <> ${id};
    insert into shipment (order_id, transporter_id, sale_number, eway_bill, ${shipment})
      select o.id, ${personOf("transporter", "o.id")}, 'X' || o.id, (200000000000 + o.id)::text, ${shipment
        .split(", ")
        .map((column) => `s.${column}`)
        .join(", ")}
      from shipment s, trade_order o where s.order_id = ${id} and o.id <> ${id};
    insert into shipment_line (shipment_id, order_line_id, planned_kg, loaded_kg)
      select s.id, l.id, 30000, 29500 from shipment s join order_line l on l.order_id = s.order_id where s.order_id <> ${id};
    insert into order_event (order_id, ${event})
      select o.id, ${event
        .split(", ")
        .map((column) => `e.${column}`)
        .join(", ")}
      from order_event e, trade_order o where e.order_id = ${id} and o.id <> ${id};
    insert into freight_award (order_id, transporter_id, price_paise, reason, awarded_at)
      select id, ${personOf("transporter", "id")}, 180000, 'x', now() from trade_order where id <> ${id};
    insert into payment (payer_id, purpose, source, amount_paise, status, order_id, created_at, decided_at)
      select buyer_id, 'final', 'cash', 100, 'verified', id, now(), now() from trade_order where id <> ${id};
    insert into order_seen (order_id, user_id, seen_at) select id, buyer_id, now() from trade_order where id <> ${id};
    analyze`);
}

const large = [
  "quotation",
  "trade_order",
  "order_line",
  "shipment",
  "shipment_line",
  "order_event",
  "freight_award",
  "payment",
  "order_seen",
];

const readers: Readonly<Record<string, () => Promise<unknown>>> = {
  "the buyer's list": () => readOrderList(plans.db, "buyer", order.buyer.id, {}, new Date()),
  "the buyer's list of one status": () =>
    readOrderList(plans.db, "buyer", order.buyer.id, { status: "loading" }, new Date()),
  "the buyer's list with their turn first": () =>
    readOrderList(plans.db, "buyer", order.buyer.id, { turn: "first" }, new Date()),
  "the deals on the buyer's home page": () =>
    selectRunningDeals(plans.db, { userId: order.buyer.id, now: api.clock.now(), limit: dealsOfDay }),
  "what the buyer has reported": () => selectReportedBy(plans.db, order.buyer.id),
  "the buyer's order": () => readBuyerOrder(plans.db, order.buyer.id, order.orderId, api.clock.now()),
  "the buyer's ledger": () => readOrderLedger(plans.db, order.orderId, ledgerRange({})),
  "the seller's list": () => readOrderList(plans.db, "seller", order.seller.id, {}, new Date()),
  "the seller's list with their turn first": () =>
    readOrderList(plans.db, "seller", order.seller.id, { turn: "first" }, new Date()),
  "the seller's order": () => readSellerOrder(plans.db, order.seller.id, order.orderId, api.clock.now()),
  "the seller's ledger": () => readSellerLedger(plans.db, order.orderId, ledgerRange({})),
  "the transporter's list": () => readCarriedOrders(plans.db, order.transporter.id, {}, api.clock.now()),
  "what a transporter looks for": () =>
    readCarriedOrders(plans.db, order.transporter.id, { search: "cg04 raipur" }, api.clock.now()),
  "the transporter's bills": () => readFreightBills(plans.db, order.transporter.id, {}, api.clock.now()),
  "the bills a transporter looks for": () =>
    readFreightBills(plans.db, order.transporter.id, { search: "cg04 raipur" }, api.clock.now()),
  "the timeline": () => listTimeline(plans.db, order.orderId, "buyer"),
  "whose order it is": () => sideOf(plans.db, order.transporter.id, order.orderId),
  "the order of a quotation": () => findOrderOfQuotation(plans.db, order.quotationId),
  "the desk's list": () => listOrdersForDesk(plans.db, {}),
  "the desk's list of one status": () => listOrdersForDesk(plans.db, { status: "pending" }),
  "the desk's order": () => readOrderForDesk(plans.db, order.orderId, { id: order.staff.id, now: api.clock.now() }),
  "transfers to check": () => listPaymentsForDesk(plans.db, 1),
};

it.each(Object.keys(readers))("reads %s by an index, however large the market is", async (name) => {
  expect(await plans.findScans(() => readers[name]?.() ?? Promise.reject(new Error(name)), large)).toEqual([]);
});
