import { sql } from "kysely";
import { selectLikelyPayers, selectSearchedPayers } from "../../reads/desk/bank-line-payers.read";
import { selectUtrTail } from "../../reads/desk/find-by-tail.read";
import { selectReferenceUses } from "../../reads/reference-uses.read";
import { createPlanReader, type PlanReader } from "../../testing/read-plans";
import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";
import { selectRecentTransfers } from "./payment.store";

/** Years of a buyer who pays every day, and the people of a large market, a quarter of whom wait for the desk. */
const transfers = 5_000;
const people = 20_000;

let api: TestApi;
let buyer: SignedIn;
let plans: PlanReader;

beforeAll(async () => {
  api = await createTestApi();
  buyer = await api.signIn("customer");
  await sql`
    insert into payment (payer_id, purpose, source, amount_paise, status, utr, paid_on, created_at, decided_at)
    select ${buyer.id}::bigint, 'top-up', 'bank', 100, 'verified', 'HDFCR' || lpad(n::text, 12, '0'), '2025-01-01',
           timestamptz '2025-01-01', timestamptz '2025-01-02'
      from generate_series(1, ${transfers}::integer) n`.execute(api.db);
  await sql`
    insert into users (phone, name, company_name, type, verification_status, created_at)
    select (7000000000 + n)::text, 'Person ' || n, md5(n::text) || ' Steels', 'customer', 'approved', now()
      from generate_series(1, ${people}::integer) n`.execute(api.db);
  await sql`
    insert into payment (payer_id, purpose, source, amount_paise, status, utr, paid_on, created_at)
    select id, 'top-up', 'bank', 100, 'under check', 'SBINR' || lpad(id::text, 12, '0'), '2026-11-20', now()
      from users where phone between '7000000001' and '7000004999'`.execute(api.db);
  await sql`vacuum analyze payment, users`.execute(api.db);
  plans = createPlanReader(api);
});
afterAll(async () => {
  await plans.close();
  await api.close();
});

it("finds a payer's transfers that wait and those decided lately without reading the years before", async () => {
  const read = () => selectRecentTransfers(plans.db, buyer.id, api.clock.now());
  expect(await plans.findScans(read, ["payment"])).toEqual([]);
  expect(await plans.findIndexes(read)).toEqual(["payment_payer_decided", "payment_payer_waiting"]);
});

it.each([
  ["whose name has words of a line", (db: PlanReader["db"]) => selectLikelyPayers(db, 1, ["raipur", "agrawal"])],
  ["who are searched", (db: PlanReader["db"]) => selectSearchedPayers(db, "agrawal")],
])("finds people %s by an index of three letters", async (_what, read) => {
  expect(await plans.findScans(() => read(plans.db), ["users"])).toEqual([]);
  expect(await plans.findIndexes(() => read(plans.db))).toContain("users_search");
});

it("finds transfers by the end of their UTR without reading the others", async () => {
  const read = () => selectUtrTail(plans.db, "000777");
  expect(await plans.findScans(read, ["payment"])).toEqual([]);
  expect(await plans.findIndexes(read)).toContain("payment_utr_tail");
  expect((await read()).map(({ number }) => number)).toContain("HDFCR000000000777");
});

it("finds what stands under a bank reference by its indexes", async () => {
  const read = () => selectReferenceUses(plans.db, ["HDFCR000000000777"]);
  expect(await plans.findScans(read, ["payment", "users"])).toEqual([]);
  expect(await plans.findIndexes(read)).toContain("journal_reference");
});
