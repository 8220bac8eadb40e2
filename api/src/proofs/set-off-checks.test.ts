import { inTransaction } from "../platform/database/transaction";
import { ask } from "../testing/rfq-world";
import { createTestApi, type TestApi } from "../testing/test-api";
import { playMarket } from "./testing/model/market-moves";
import { nextOrderMove, playOrder } from "./testing/model/order-moves";
import type { Ordered } from "./testing/model/order-play";
import { lookAfter } from "./testing/model/plant-fault";
import { findKeptSetOffs, findSetOffFaults, lastJournalOf } from "./testing/model/set-off-checks";
import { createTradeWorld, deskAct, type TradeWorld } from "./testing/model/trade-world";

/* What the trade model expects to come off a payment to a carrier must differ from a wrong set-off, or it proves nothing. */

let api: TestApi;
let world: TradeWorld;
let made: { readonly payoutId: number; readonly askedPaise: number; readonly lastJournal: number };
beforeAll(async () => {
  api = await createTestApi();
  world = await createTradeWorld(api);
  const debtor = await billed();
  for (const what of ["payout batch", "short load"]) await play(debtor, { what, pick: 5, size: 100 });
  const paid = await billed();
  const lastJournal = await lastJournalOf(api.db);
  const payouts = [{ order_id: paid.orderId, to: "transporter", amount: 10_000 }];
  await inTransaction(api.db, (tx) =>
    deskAct(tx, world, world.ordersAt, { name: "payout-batch make", id: 0, body: { payouts } }),
  );
  const { id } = await api.db
    .selectFrom("payout")
    .select("id")
    .where("order_id", "=", paid.orderId)
    .executeTakeFirstOrThrow();
  made = { payoutId: id, askedPaise: 1_000_000, lastJournal };
});
afterAll(async () => {
  await world.portal.close();
  await api.close();
});

const play = (trade: Ordered, move: { what: string; pick: number; size: number }) =>
  inTransaction(api.db, (tx) => playOrder(tx, world, trade, move));

/** An order whose freight is billed and not paid yet. */
async function billed(): Promise<Ordered> {
  const trade = { quotationId: await ask(api, world.market), orderId: null, now: world.ordersAt };
  for (const what of ["offer", "bid", "mark", "book"]) {
    await inTransaction(api.db, (tx) => playMarket(tx, world, trade, { what, pick: 2, size: 10 }));
  }
  const { order_id } = await api.db
    .selectFrom("quotation")
    .select("order_id")
    .where("id", "=", trade.quotationId)
    .executeTakeFirstOrThrow();
  const ordered = { ...trade, orderId: order_id ?? 0 };
  for (;;) {
    const next = await inTransaction(api.db, (tx) => nextOrderMove(tx, ordered.orderId));
    if (next.what.startsWith("payout")) return ordered;
    await play(ordered, { ...next, size: 101 });
  }
}

const ofSetOff = "(select journal_id from payout_set_off)";

it("finds nothing in a set-off that takes what the carrier owes", async () => {
  expect(await api.db.selectFrom("payout_set_off").select("payout_id").execute()).toHaveLength(1);
  expect([await findSetOffFaults(api.db, made), await findKeptSetOffs(api.db)]).toEqual([[], []]);
});

it.each([
  [
    "that was posted twice",
    `with again as (
       insert into journal (event, description, at, order_id)
       select event, description, at, order_id from journal where id = ${ofSetOff} returning id)
     insert into posting (account_id, sequence, journal_id, amount_paise, balance_paise)
     select account_id, sequence + 1, again.id, amount_paise, balance_paise + amount_paise
       from posting, again where journal_id = ${ofSetOff}`,
  ],
  ["that was not posted", `delete from posting where journal_id = ${ofSetOff}`],
  [
    "of another carrier",
    `update freight_award set transporter_id = (select min(transporter_id) from freight_award where ended_at is null) - 1
      where order_id = (select order_id from payout_set_off)`,
  ],
  [
    "that leaves a paisa of the debt",
    `update posting set amount_paise = amount_paise - sign(amount_paise)::bigint where journal_id = ${ofSetOff}`,
  ],
  [
    "that the bank pays all the same",
    "update payout set amount_paise = 1000000 where id = (select max(id) from payout)",
  ],
])("finds a set-off %s", async (_what, change) => {
  expect((await lookAfter(api.db, change, (tx) => findSetOffFaults(tx, made))).length).toBeGreaterThan(0);
});

it.each([
  [
    "stays although its payment was dropped",
    "update payout set status = 'dropped', ended_at = now() where id = (select max(id) from payout)",
  ],
  [
    "is given back although its payment stands",
    `with back as (
       insert into journal (event, description, at, order_id, reverses_id)
       select 'reversal', description, at, order_id, id from journal where id = ${ofSetOff} returning id)
     insert into posting (account_id, sequence, journal_id, amount_paise, balance_paise)
     select account_id, sequence + 1, back.id, -amount_paise, balance_paise from posting, back where journal_id = ${ofSetOff}`,
  ],
])("finds a set-off that %s", async (_what, change) => {
  expect((await lookAfter(api.db, change, findKeptSetOffs)).length).toBeGreaterThan(0);
});
