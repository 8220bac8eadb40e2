import { sql } from "kysely";
import { createEarlierBooks, type EarlierBooks } from "../../testing/earlier-books";
import { listSharedPans } from "../profiles/profile-view.service";
import { listTaxRowsOfScopes } from "../tax/tax-row.service";
import { owedLimitOf } from "./owed-limit.policy";

/* Limits and profiles from before the PANs of a profile were kept. */

let books: EarlierBooks;
beforeEach(async () => {
  books = await createEarlierBooks("0531");
  await addLimit("", 100, "2026-11-01");
});
afterEach(() => books.close());

const pan = "AABCA4321C";

async function addLimit(scope: string, value: number, day: string): Promise<void> {
  await sql`insert into tax_row (key, scope, value, valid_from, source, added_at)
    values ('credit.owed_limit', ${scope}, ${value}, ${day}, 'Board', ${`${day}T05:00:00Z`})`.execute(books.db);
}
async function signInWithPan(changedOn: string): Promise<number> {
  const { id } = await books.signIn("customer");
  await sql`insert into profile (user_id, pan_number, updated_at)
    values (${id}, ${pan}, ${`${changedOn}T05:00:00Z`})`.execute(books.db);
  return id;
}
async function limitOf(userId: number): Promise<number | undefined> {
  const pans = (await listSharedPans(books.db, userId)).filter(({ user_id }) => user_id === userId);
  return owedLimitOf(await listTaxRowsOfScopes(books.db, "credit.owed_limit", ["", pan], "2099-12-31"), pans)?.value;
}

it("leaves a company the higher limit that is older than the last change of its profile, and gives it to nobody who took the PAN since", async () => {
  await addLimit(pan, 500, "2026-11-10");
  const company = await signInWithPan("2026-11-20");
  await books.migrate("0570");
  const stranger = await signInWithPan("2099-01-01");

  await books.migrate();

  expect(await limitOf(company)).toBe(500);
  expect(await limitOf(stranger)).toBe(100);
});

it("applies a limit whose PAN was typed in small letters with spaces", async () => {
  const company = await signInWithPan("2026-11-05");
  await addLimit("aabca 4321 c", 500, "2026-11-10");
  await books.migrate("0571");

  await books.migrate();

  expect(await limitOf(company)).toBe(500);
});

it("ends it where another row of the PAN has its days", async () => {
  const company = await signInWithPan("2026-11-05");
  await addLimit("aabca 4321 c", 500, "2026-11-10");
  await addLimit("AABCA 4321C", 600, "2026-11-12");
  await addLimit(pan, 700, "2026-11-14");

  await books.migrate();

  expect(await limitOf(company)).toBe(700);
  const { rows } = await sql<{ scope: string; is_open: boolean }>`
    select scope, valid_to is null as is_open from tax_row where key = 'credit.owed_limit' order by id`.execute(
    books.db,
  );
  expect(rows.map(({ scope, is_open }) => [scope, is_open])).toEqual([
    ["", true],
    ["aabca 4321 c", false],
    ["AABCA 4321C", false],
    [pan, true],
  ]);
});
