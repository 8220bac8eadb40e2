import { sql } from "kysely";
import { inTransaction } from "../../platform/database/transaction";
import { createPlanReader } from "../../testing/read-plans";
import { createTestApi, type TestApi } from "../../testing/test-api";
import { platformAccount } from "./account";
import { lockAccounts, selectReferenceJournal } from "./ledger.store";

/** What the bank paid out in some months. */
const payouts = 2_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await inTransaction(api.db, async (tx) => {
    await lockAccounts(tx, [platformAccount("bank"), platformAccount("purchases")]);
    await sql`
      insert into journal (event, description, at, once_key)
      select 'seller paid', 'A payout', now(), 'payout:seller:' || n || ':UTIBR' || lpad(n::text, 12, '0')
        from generate_series(1, ${payouts}::integer) n`.execute(tx);
    await sql`
      insert into posting (account_id, journal_id, amount_paise)
      select a.id, j.id, case a.code when 'bank' then 100 else -100 end
        from journal j, account a where a.code in ('bank', 'purchases')`.execute(tx);
  });
  await sql`vacuum analyze journal`.execute(api.db);
});
afterAll(() => api.close());

it("finds what was paid under a bank reference, however it was typed, by the index of references", async () => {
  const plans = createPlanReader(api);
  const read = () => selectReferenceJournal(plans.db, "payout:seller:7:utibr000000000007 ");
  try {
    expect(await read()).toMatchObject({ once_key: "payout:seller:7:UTIBR000000000007", undone_by: null });
    expect(await plans.findScans(read, ["journal"])).toEqual([]);
    expect(await plans.findIndexes(read)).toContain("journal_bank_reference");
  } finally {
    await plans.close();
  }
});
