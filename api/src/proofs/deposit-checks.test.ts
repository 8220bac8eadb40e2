import { paiseFromRupees } from "@mandi/shared/money/paise";
import { reportBankPayment } from "../modules/payments/bank-transfer.service";
import { inTransaction } from "../platform/database/transaction";
import { newUtr } from "../testing/money";
import { createTestApi, type TestApi } from "../testing/test-api";
import { findDepositFaults } from "./testing/model/deposit-checks";
import { lookAfter } from "./testing/model/plant-fault";
import { createTradeWorld, deskAct, type TradeWorld } from "./testing/model/trade-world";

/* What the trade model expects of transfers that wait must differ from a wrong one, or it proves nothing. */

let api: TestApi;
let world: TradeWorld;
beforeAll(async () => {
  api = await createTestApi();
  world = await createTradeWorld(api);
  for (const name of [null, "payment reject", "payment verify"]) {
    const id = await report();
    if (name !== null) await act(name, id, name === "payment verify" ? { received: 5_000 } : {});
  }
});
afterAll(async () => {
  await world.portal.close();
  await api.close();
});

async function report(): Promise<number> {
  const transfer = { utr: newUtr(), paidOn: "2026-11-20" };
  const reported = { payerId: world.market.buyer.id, amountPaise: paiseFromRupees(5_000), transfer };
  const { id } = await inTransaction(api.db, (tx) =>
    reportBankPayment(tx, { ...reported, subject: { purpose: "top-up" }, at: world.ordersAt }),
  );
  return id;
}

const act = (name: string, id: number, body: object) =>
  inTransaction(api.db, (tx) => deskAct(tx, world, world.ordersAt, { name, id, body }));

it("finds nothing in transfers that wait, were rejected, or are in the wallet with a receipt", async () => {
  const statuses = await api.db.selectFrom("payment").select("status").orderBy("id").execute();
  expect(statuses.map(({ status }) => status)).toEqual(["under check", "rejected", "verified"]);
  expect(await findDepositFaults(api.db)).toEqual([]);
});

const found = "(select max(id) from payment)";
const entry = `(select id from journal where payment_id = ${found})`;

it.each([
  [
    "waits although its money is in the wallet",
    `update payment set status = 'under check', decided_at = null, decided_by = null where id = ${found}`,
  ],
  ["was rejected although its money is in the wallet", `update payment set status = 'rejected' where id = ${found}`],
  ["was found and is not in the books", `update journal set payment_id = null where id = ${entry}`],
  [
    "is in the books with a paisa less",
    `update posting set amount_paise = amount_paise - sign(amount_paise)::bigint where journal_id = ${entry}`,
  ],
  [
    "is in the wallet of somebody else",
    `update payment set payer_id = (select max(id) from users where id <> payer_id) where id = ${found}`,
  ],
  ["was found and has no receipt", `delete from issued_paper where payment_id = ${found}`],
  [
    "has a receipt of another amount",
    `update issued_paper set snapshot = jsonb_set(snapshot, '{amount}', '5000.01') where payment_id = ${found}`,
  ],
  [
    "has a void receipt although it was not reversed",
    `insert into paper_event (paper_id, event, detail, at)
     select id, 'void', '{"reason": "A test"}', issued_at from issued_paper where payment_id = ${found}`,
  ],
  [
    "was reversed and has a receipt that is not void",
    `with back as (
       insert into journal (event, description, at, payment_id, reverses_id)
       select 'reversal', description, at, payment_id, id from journal where id = ${entry} returning id)
     insert into posting (account_id, sequence, journal_id, amount_paise, balance_paise)
     select account_id, sequence + 1, back.id, -amount_paise, balance_paise from posting, back where journal_id = ${entry}`,
  ],
])("finds a transfer that %s", async (_what, change) => {
  const faults = await lookAfter(api.db, change, (tx) => findDepositFaults(tx));
  expect(faults.length).toBeGreaterThan(0);
});
