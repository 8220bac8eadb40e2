import { sql } from "kysely";
import { marketSettings } from "../../modules/auction/market-rules";
import { readSetting, storeSetting } from "../../modules/site/settings";
import { countRoundTrips } from "../../proofs/testing/observe-round-trips";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { createDatabase, type Db } from "../database/database";
import { createPool } from "../database/pool";
import { inTransaction } from "../database/transaction";

let database: TestDatabase;
let other: Db;
beforeEach(async () => {
  database = await createTestDatabase();
  other = createDatabase(createPool({ url: database.url, size: 3, onIdleError: () => undefined }));
});
afterEach(async () => {
  await other.destroy();
  await database.drop();
});

const setting = marketSettings.freshPriceDays;
/** As a request does when it looks up its session. */
const askAnything = (db: Db) => sql`select 1`.execute(db);

it("reads an unchanged value from the database once", async () => {
  await askAnything(database.db);
  await readSetting(database.db, setting);
  expect(await countRoundTrips(() => readSetting(database.db, setting))).toMatchObject({ result: 30, trips: 0 });
});

it("sees a change at once in the process that made it, and in every other process after its next statement", async () => {
  for (const db of [database.db, other]) {
    await askAnything(db);
    expect(await readSetting(db, setting)).toBe(30);
  }
  for (let days = 1; days <= 20; days += 1) {
    await storeSetting(database.db, setting, days);
    expect(await readSetting(database.db, setting)).toBe(days);
    await askAnything(other);
    expect(await readSetting(other, setting)).toBe(days);
  }
});

it("shows a transaction its own write, and never shows others what is rolled back", async () => {
  await askAnything(database.db);
  await readSetting(database.db, setting);
  const attempt = inTransaction(database.db, async (tx) => {
    await storeSetting(tx, setting, 5);
    expect(await readSetting(tx, setting)).toBe(5);
    expect(await readSetting(database.db, setting)).toBe(30);
    throw new Error("no");
  });
  await expect(attempt).rejects.toThrow("no");
  expect(await readSetting(database.db, setting)).toBe(30);
});

it("reads everything again when the connections that listened are lost", async () => {
  await askAnything(other);
  expect(await readSetting(other, setting)).toBe(30);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
  await storeSetting(database.db, setting, 7);

  let answered: unknown;
  while (answered === undefined) answered = await askAnything(other).catch(() => undefined);
  expect(await readSetting(other, setting)).toBe(7);
});
