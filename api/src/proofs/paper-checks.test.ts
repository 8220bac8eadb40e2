import { sql } from "kysely";
import { reconcile } from "../modules/ledger/reconcile";
import type { Db } from "../platform/database/database";
import { inTransaction } from "../platform/database/transaction";
import { ask } from "../testing/rfq-world";
import { createTestApi, type TestApi } from "../testing/test-api";
import { rememberHistory } from "./testing/model/market-checks";
import { playMarket } from "./testing/model/market-moves";
import { nextOrderMove, playOrder } from "./testing/model/order-moves";
import { findPaperFaults } from "./testing/model/paper-checks";
import { lookAfter } from "./testing/model/plant-fault";
import { createTradeWorld, type TradeWorld } from "./testing/model/trade-world";

/* The checks of the trade model after a whole run must detect a fault in documents, returns and Tally's file, or the model proves nothing. */

let api: TestApi;
let world: TradeWorld;
beforeAll(async () => {
  api = await createTestApi();
  world = await createTradeWorld(api);
  const quotationId = await ask(api, world.market);
  const trade = { quotationId, orderId: null, now: api.clock.now() };
  for (const what of ["offer", "bid", "mark", "book"]) {
    await inTransaction(api.db, (tx) => playMarket(tx, world, trade, { what, pick: 2, size: 10 }));
  }
  const { order_id } = await api.db.selectFrom("quotation").select("order_id").executeTakeFirstOrThrow();
  const ordered = { ...trade, orderId: order_id ?? 0 };
  const next = { what: "next" };
  const moves = [...Array.from({ length: 12 }, () => next), { what: "credit note" }, next];
  for (const { what } of moves) {
    await inTransaction(api.db, async (tx) => {
      const chosen = what === "next" ? await nextOrderMove(tx, ordered.orderId) : { what, pick: 0 };
      await playOrder(tx, world, ordered, { ...chosen, size: 101 });
    });
  }
});
afterAll(async () => {
  await world.portal.close();
  await api.close();
});

const findAll = async (tx: Db) => [...(await findPaperFaults(tx)), ...(await reconcile(tx))];

it("finds nothing in the documents of a correct trade", async () => {
  expect(await findAll(api.db)).toEqual([]);
});

const account = (kind: string) => `(select id from account where kind = '${kind}')`;
const snapshot = (path: string, value: string) =>
  `update issued_paper set snapshot = jsonb_set(snapshot, '{${path}}', '${value}') where kind = 'invoice'`;
const chain = /each document is as it was issued.*document M[IC]2627/;
const returned = /"month":"2026-11","returned":-?\d+,"booked":\d+/;
const ofGoods = /"month":"2026-11","hsn":-?\d+,"booked":\d+/;

it.each<[string, string, readonly RegExp[]]>([
  [
    "a missing note",
    "delete from issued_paper where kind = 'credit note'",
    [
      /net of tax: documents and books/,
      /tax: documents and books/,
      returned,
      ofGoods,
      /credit note 2627","last":1,"issued":0/,
      /each series of documents has its numbers.*1 to 1.*0 documents/,
    ],
  ],
  [
    "a number out of sequence",
    "update issued_paper set number = 'MC2627000009' where kind = 'credit note'",
    [/credit note 2627","last":1,"issued":1/, /each note says what the books credited.*MC2627000009/, chain],
  ],
  [
    "a skipped order number",
    "update document_number set last = last + 1 where series = 'O'",
    [/"O 2627","last":2,"issued":1/],
  ],
  ["a wrong name on an invoice", snapshot("recipient,name", '"Another"'), [chain]],
  [
    "a wrong tax on an invoice",
    snapshot("tax,igst", "1"),
    [
      /tax: documents and books/,
      ...["integrated", "central", "state"].map((head) => new RegExp(`hsn_b2b: ${head}`)),
      /voucher JRN\d+: GST of its document/,
      returned,
      chain,
    ],
  ],
  [
    "a line of an invoice that does not add up to its head",
    `update issued_paper set snapshot = jsonb_set(snapshot, '{lines,0,amount}',
       to_jsonb((snapshot #>> '{lines,0,amount}')::numeric + 0.01)) where kind = 'invoice'`,
    [/hsn_b2b: (?:integrated|central)/, ofGoods, chain],
  ],
  [
    "a posting of a wrong amount",
    `update posting set amount_paise = amount_paise - 100
      where account_id = ${account("gst_out")} and sequence = 2`,
    [
      /tax: documents and books/,
      /voucher JRN\d+: debit and credit","papers":-1,"books":0/,
      /voucher JRN\d+: GST of its document/,
      returned,
      ofGoods,
      /all postings together sum to zero.*"-100"/,
      /each journal sums to zero.*-100 over \d/,
      /each balance is the sum of its postings.*gst_out/,
      /each running balance is exact.*gst_out #2/,
    ],
  ],
  [
    "a sale that was posted to the wrong account",
    `update posting set account_id = ${account("commission")} where account_id = ${account("sales")} and sequence = 2`,
    [
      /net of tax: documents and books/,
      ...["commission", "sales"].map((code) => new RegExp(`each balance is the sum.*"${code}"`)),
      ...["commission", "sales"].map((code) => new RegExp(`each account's sequence has no gap.*"${code}"`)),
      /each running balance is exact.*"commission #2"/,
    ],
  ],
  [
    "an invoice that is void while the books count it",
    `insert into paper_event (paper_id, event, detail, at)
      select id, 'void', '{"reason": "Nobody"}', issued_at from issued_paper where kind = 'invoice'`,
    [/net of tax: documents and books/, /tax: documents and books/, returned, ofGoods],
  ],
  [
    "an account that Tally has no name for",
    `insert into setting (key, value) values ('tally_ledgers', '{"sales": ""}')`,
    [/sales: no name in Tally/],
  ],
  [
    "a document whose predecessor is wrong",
    "update issued_paper set prev_sha256 = 'nothing' where kind = 'credit note'",
    [chain, chain],
  ],
  [
    "a freight bill with a different GST from the books",
    "update freight_bill set gst_paise = gst_paise + 1",
    [/each approved freight bill says what the books owe/],
  ],
])("finds %s", async (_what, change, faults) => {
  const found = (await lookAfter(api.db, change, findAll)).map((fault) => JSON.stringify(fault));

  expect(found).toEqual(expect.arrayContaining(faults.map((fault) => expect.stringMatching(fault))));
  expect(found).toHaveLength(faults.length);
});

it.each([
  [
    "a document whose number is of another financial year",
    "update issued_paper set date = '2026-03-31' where kind = 'credit note'",
    /MC2627000001 of 2026-03-31 is in 2627/,
  ],
  [
    "a document that is dated before the one before it",
    `with later as (update paper_series set last = 2 where kind = 'credit note' returning gstin)
     insert into issued_paper (kind, gstin, financial_year, position, number, date, snapshot, issued_at, sha256)
     select kind, gstin, financial_year, 2, 'MC2627000002', date - 1, snapshot, issued_at, 'another'
       from issued_paper where kind = 'credit note'`,
    /MC2627000002 is dated 2026-11-\d+ after 2026-11-\d+/,
  ],
  [
    "a payment to the government that the books do not know",
    `insert into tds_deposit (journal_id, code, month, amount_paise, challan, paid_on)
     values (1, '1031', '2026-11-01', 100, '05103082111202600042', '2026-11-21')`,
    /"quarter":"2026-27 Q3","what":"deposited, code 1031"/,
  ],
  [
    "a deduction that the books do not know",
    "update tds_entry set tds_paise = tds_paise + 100 where kind = 'goods'",
    /"quarter":"2026-27 Q3","what":"deducted, code 1031"/,
  ],
])("finds, beside what follows from it, %s", async (_what, change, fault) => {
  const found = (await lookAfter(api.db, change, findAll)).map((one) => JSON.stringify(one));

  expect(found).toContainEqual(expect.stringMatching(fault));
});

it.each([
  ["edited", "update posting set amount_paise = amount_paise - 1 where journal_id = 2"],
  ["gone", "delete from posting where journal_id = 2"],
])("names the part of the history in which a posting was %s since it was recorded", async (_how, change) => {
  const edits = await lookAfter(api.db, "select 1", async (tx) => {
    const history = rememberHistory(tx);
    await history.remember();
    const before = await history.findEdits();
    await sql.raw(change).execute(tx);
    await history.remember();
    return [...before, "then", ...(await history.findEdits())];
  });

  expect(edits).toEqual(["then", expect.stringMatching(/^journals 1 to \d+$/)]);
});
