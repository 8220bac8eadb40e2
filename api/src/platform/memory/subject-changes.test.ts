import { sql } from "kysely";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { createDatabase, type Db } from "../database/database";
import { createPool } from "../database/pool";
import { removeOldNotes, SubjectChanges } from "./subject-changes";
import { coversStatement, notedTables, people, personSubject, tablesOf } from "./subjects";

let database: TestDatabase;
let other: Db;
let changes: SubjectChanges;
beforeEach(async () => {
  database = await createTestDatabase();
  other = createDatabase(createPool({ url: database.url, size: 3, onIdleError: () => undefined }));
  changes = new SubjectChanges();
  await changes.read(other);
});
afterEach(async () => {
  await other.destroy();
  await database.drop();
});

let phone = 9_100_000_000;
async function addPerson(db: Db): Promise<void> {
  phone += 1;
  await sql`insert into users (phone, type, name, email, company_name, verification_status, created_at)
    values (${String(phone)}, 'customer', 'Asha', '', '', 'approved', now())`.execute(db);
}

/** Reads new notes. @returns whether people have changed since the last time */
async function hasChanged(): Promise<boolean> {
  const { position } = changes;
  await changes.read(other);
  return !changes.isUnchanged([people], position);
}

it("sees a change by another process once, when it is committed, and of no other subject", async () => {
  expect(await hasChanged()).toBe(false);
  const { position } = changes;
  await addPerson(database.db);
  expect(await hasChanged()).toBe(true);
  expect(changes.isUnchanged([personSubject(1)], position)).toBe(true);
  expect(await hasChanged()).toBe(false);
});

it("misses no transaction that others have overtaken", async () => {
  const { promise: mayEnd, resolve: end } = deferred();
  const { promise: hasWritten, resolve: wrote } = deferred();
  const slow = database.db.transaction().execute(async (tx) => {
    await addPerson(tx);
    wrote();
    await mayEnd;
  });
  await hasWritten;
  expect(await hasChanged()).toBe(false);
  for (let later = 0; later < 3; later += 1) {
    await addPerson(database.db);
    expect(await hasChanged()).toBe(true);
  }
  expect(await hasChanged()).toBe(false);
  end();
  await slow;
  expect(await hasChanged()).toBe(true);
  expect(await hasChanged()).toBe(false);
});

it("sees nothing of what is rolled back", async () => {
  const attempt = database.db.transaction().execute(async (tx) => {
    await addPerson(tx);
    throw new Error("no");
  });
  await expect(attempt).rejects.toThrow("no");
  expect(await hasChanged()).toBe(false);
});

it("treats everything as changed when a table is emptied", async () => {
  await sql`truncate bookmark cascade`.execute(database.db);
  expect(await hasChanged()).toBe(true);
});

it("deletes old notes only", async () => {
  await addPerson(database.db);
  await sql`update traffic.subject_change set written_at = now() - interval '2 hours'`.execute(database.db);
  await addPerson(database.db);
  await removeOldNotes(database.db);
  const { rows } = await sql<{ subjects: string[] }>`select subjects from traffic.subject_change`.execute(database.db);
  expect(rows).toEqual([{ subjects: ["people"] }]);
});

it("lists every noted table, with each kind of write", async () => {
  const { rows } = await sql<{ name: string; events: string[] }>`
    select tgrelid::regclass::text as name, array_agg(tgname::text order by tgname) as events
      from pg_trigger where tgname like 'note\\_%' group by 1`.execute(database.db);
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(notedTables).sort());
  const events = ["note_delete", "note_insert", "note_truncate", "note_update"];
  for (const row of rows) expect(row).toEqual({ name: row.name, events });
});

it("finds the tables behind a view, and keeps no answer that reads a table without notes", () => {
  expect(tablesOf("select 1 from offered_listing, offer")).toEqual(["listing", "users", "commodity_product", "offer"]);
  expect(coversStatement([people], "select 1 from users")).toBe(true);
  expect(coversStatement([people], "select 1 from users join secret on true")).toBe(false);
  expect(coversStatement([people], 'select 1 from users, "form_16a"')).toBe(false);
  expect(coversStatement([personSubject(4)], "select 1 from users")).toBe(false);
});

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
