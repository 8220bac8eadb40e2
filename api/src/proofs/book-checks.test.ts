import { sql } from "kysely";
import { inTransaction } from "../platform/database/transaction";
import { ask } from "../testing/rfq-world";
import { createTestApi, type TestApi } from "../testing/test-api";
import { findBookFaults, watchHistory } from "./testing/model/book-checks";
import { playMarket } from "./testing/model/market-moves";
import { lookAfter } from "./testing/model/plant-fault";
import { createTradeWorld, type Trade, type TradeWorld } from "./testing/model/trade-world";

/* The checks of the trade model after each run must detect a fault, or the model proves nothing. */

let api: TestApi;
let world: TradeWorld;
let trade: Trade;
beforeAll(async () => {
  api = await createTestApi();
  world = await createTradeWorld(api);
  const quotationId = await ask(api, world.market);
  trade = { quotationId, orderId: null, now: api.clock.now() };
  for (const what of ["offer", "bid", "mark", "book"]) {
    await inTransaction(api.db, (tx) => playMarket(tx, world, trade, { what, pick: 2, size: 10 }));
  }
  const { order_id } = await api.db
    .selectFrom("quotation")
    .select("order_id")
    .where("id", "=", quotationId)
    .executeTakeFirstOrThrow();
  trade.orderId = order_id;
});
afterAll(async () => {
  await world.portal.close();
  await api.close();
});

const advance = "(select id from account where code like 'advance:%')";

it("finds nothing in the books of a correct trade", async () => {
  const history = watchHistory(api.db, trade);

  expect(await findBookFaults(api.db, trade)).toEqual([]);
  expect([await history.findEdits(), await history.findEdits()]).toEqual([[], []]);
});

it.each([
  [
    "another amount",
    `update posting set amount_paise = amount_paise - 1 where account_id = ${advance}`,
    [
      /^journal \d+ sums to -1 over 2$/,
      /^advance:\d+ has \d+ where its postings give \d+$/,
      /^advance:\d+ #1 does not/,
    ],
  ],
  ["a missing posting", `delete from posting where account_id = ${advance}`, [/^journal \d+ sums to \d+ over 1$/]],
  [
    "another balance",
    `update account set balance_paise = balance_paise + 1 where id = ${advance}`,
    [/^advance:\d+ has \d+ where its postings give \d+$/],
  ],
  [
    "a gap in the sequence",
    `update account set last_sequence = last_sequence + 1 where id = ${advance}`,
    [/^advance:\d+ has \d+ where its postings give \d+$/],
  ],
  [
    "a wrong running balance",
    `update posting set balance_paise = balance_paise + 1 where account_id = ${advance}`,
    [/^advance:\d+ #1 does not follow/],
  ],
  [
    "a balance below zero",
    `update account set balance_paise = -1 where id = ${advance}`,
    [/^advance:\d+ has -1/, /^advance:\d+ is at -1 of 0$/],
  ],
])("finds %s", async (_what, change, faults) => {
  const found = await lookAfter(api.db, change, (tx) => findBookFaults(tx, trade));

  expect(found).toHaveLength(faults.length);
  for (const fault of faults) expect(found).toContainEqual(expect.stringMatching(fault));
});

it.each([
  ["edited", `update posting set amount_paise = amount_paise - 1 where account_id = ${advance}`],
  ["gone", `delete from posting where account_id = ${advance}`],
])("finds a posting that was %s since the last check", async (_how, change) => {
  const edits = await lookAfter(api.db, "select 1", async (tx) => {
    const history = watchHistory(tx, trade);
    await history.findEdits();
    await sql.raw(change).execute(tx);
    return history.findEdits();
  });

  expect(edits.length).toBeGreaterThan(0);
});
