import { inTransaction } from "../platform/database/transaction";
import { ask } from "../testing/rfq-world";
import { createTestApi, type TestApi } from "../testing/test-api";
import type { AskedDocuments } from "./testing/documents/document-faults";
import { watchDocuments } from "./testing/documents/watch-documents";
import { playMarket } from "./testing/model/market-moves";
import { nextOrderMove, playOrder } from "./testing/model/order-moves";
import { askedBy } from "./testing/model/paper-moves";
import { lookAfter } from "./testing/model/plant-fault";
import { createTradeWorld, deskAct, type Move, placesOfRoute, type TradeWorld } from "./testing/model/trade-world";

/* The check of each document against the inputs of its trade must detect a paisa and a number, or the model proves nothing. */

let api: TestApi;
let world: TradeWorld;
let orderId: number;
const size = 161;
/** What every document of this trade was asked for: the moves below all have one size. */
const asked: AskedDocuments = { ...askedBy({ what: "freight bill", pick: 1, size }) };

beforeAll(async () => {
  api = await createTestApi();
  world = await createTradeWorld(api);
  const trade = { quotationId: await ask(api, world.market), orderId: null, now: api.clock.now() };
  for (const what of ["offer", "bid", "mark", "book"]) {
    await inTransaction(api.db, (tx) => playMarket(tx, world, trade, { what, pick: 0, size: 10 }));
  }
  const { order_id } = await api.db.selectFrom("quotation").select("order_id").executeTakeFirstOrThrow();
  orderId = order_id ?? 0;
  for (const user of [...world.market.sellers, ...world.market.transporters]) {
    const isSeller = user.type === "seller";
    const body = isSeller
      ? { kind: "goods", base: 6_000_000 }
      : { kind: "freight", base: 120_000, deducted_on: 120_000 };
    await inTransaction(api.db, (tx) => deskAct(tx, world, trade.now, { name: "user tds-opening", id: user.id, body }));
  }
  const play = (move: Move) => inTransaction(api.db, (tx) => playOrder(tx, world, { ...trade, orderId }, move));
  const isDone = async () =>
    (await api.db.selectFrom("freight_bill").select("id").where("status", "=", "approved").execute()).length > 0;
  for (let steps = 0; steps < 40 && !(await isDone()); steps += 1) {
    const next = await inTransaction(api.db, (tx) => nextOrderMove(tx, orderId));
    await play({ ...next, size });
  }
  for (const what of ["credit note", "debit note", "seller note"]) await play({ what, pick: 1, size });
  for (const pick of [4, 5]) await play({ what: "payout", pick, size });
  await play({ what: "pay by bank", pick: 1, size });
});
afterAll(async () => {
  await world.portal.close();
  await api.close();
});

const look = (change: string) =>
  lookAfter(api.db, change, (tx) => watchDocuments(tx, placesOfRoute["intra-state"]).findFaults(orderId, asked));

it("finds nothing in the documents of a correct trade, of which there is one of each kind", async () => {
  expect(await look("select 1")).toEqual([]);
  const kinds = await api.db.selectFrom("issued_paper").select("kind").distinct().execute();
  expect(kinds.map(({ kind }) => kind).sort()).toEqual([
    ...["bill", "credit note", "debit note", "freight bill", "invoice", "payment advice", "proforma", "receipt"],
    ...["self-invoice", "seller note"],
  ]);
});

const amounts = {
  invoice: [
    ...["lines,0,quantity", "lines,0,taxable_amount", "lines,0,amount", "goods_amount", "freight", "round_off"],
    ...["total", "tax,gst", "tax,taxable_amount", "tax,cgst", "tax,sgst", "tax,utgst", "tax,igst"],
  ],
  bill: [
    ...["lines,0,quantity", "lines,0,taxable_amount", "lines,0,amount", "round_off", "total", "tax,gst"],
    ...["tax,taxable_amount", "tax,cgst", "tax,sgst", "tax,igst"],
  ],
  "credit note": ["part,lines,0,quantity", "part,lines,0,amount", "part,tax,cgst", "part,freight", "part,total"],
  "debit note": ["part,lines,0,quantity", "part,lines,0,amount", "part,tax,sgst", "part,round_off", "part,total"],
  "seller note": ["part,lines,0,taxable_amount", "part,lines,0,amount", "part,tax,igst", "part,total", "bill,total"],
  "freight bill": [
    "quantity",
    "freight",
    "detention",
    "total",
    "tax,taxable_amount",
    "tax,cgst",
    "tax,sgst",
    "tax,igst",
  ],
  "self-invoice": ["quantity", "freight", "detention", "total", "tax,taxable_amount", "tax,cgst", "tax,igst"],
  receipt: ["amount"],
  "payment advice": ["bills,0,total", "bills,0,tds", "bills,0,paid", "on_account", "amount"],
} as const;
const texts = {
  invoice: ["number", "order", "date", "due_on", "place_of_supply", "supplier,gst_number", "recipient,gst_number"],
  bill: ["place_of_supply", "supplier,gst_number", "recipient,gst_number"],
  "freight bill": ["place_of_supply"],
  "self-invoice": ["bill_number"],
  receipt: ["utr", "paid_on", "purpose", "order"],
  "payment advice": ["bills,0,number"],
} as const;
const faultsOf = (paths: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(paths).flatMap(([kind, of]) => of.map((path): [string, string] => [kind, path]));

it.each(faultsOf(amounts))("finds one paisa or kilogram more on a %s at %s", async (kind, path) => {
  const by = path.endsWith("quantity") ? 0.001 : 0.01;
  const more = `to_jsonb((snapshot #>> '{${path}}')::numeric + ${by})`;
  const change = `update issued_paper set snapshot = jsonb_set(snapshot, '{${path}}', ${more}) where kind = '${kind}'`;
  expect(await look(change)).toContainEqual(expect.stringContaining(`${kind} `));
});

it.each(faultsOf(texts))("finds another word on a %s at %s", async (kind, path) => {
  const change = `update issued_paper set snapshot = jsonb_set(snapshot, '{${path}}', '"another"') where kind = '${kind}'`;
  expect(await look(change)).toContainEqual(expect.stringContaining(`${kind} `));
});

it.each([
  ["a day of another month", "update issued_paper set date = date + 30 where kind = 'invoice'"],
  [
    "a payment advice of a bill that is void",
    "insert into paper_event (paper_id, event, detail, at) select id, 'void', '{\"reason\": \"A test\"}', issued_at from issued_paper where kind = 'bill'",
  ],
])("finds %s", async (_what, change) => {
  expect((await look(change)).length).toBeGreaterThan(0);
});
