import { sql } from "kysely";
import { marketSettings } from "../../modules/auction/market-rules";
import { readSetting } from "../../modules/site/settings";
import { createTestClock, type TestClock } from "../../testing/test-clock";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { KeptAnswers } from "./kept-answers";
import { people } from "./subjects";

let database: TestDatabase;
let clock: TestClock;
beforeEach(async () => {
  database = await createTestDatabase();
  clock = createTestClock();
});
afterEach(() => database.drop());

/** Asks for an address. @returns whether an answer was built for it */
async function isBuilt(kept: KeptAnswers, address: string, content = ""): Promise<boolean> {
  let built = false;
  await kept.get({ address, caller: "" }, async () => {
    built = true;
    return { content };
  });
  return built;
}

it("keeps no more answers than allowed, the most recently used ones", async () => {
  const kept = new KeptAnswers(database.db, clock, { characters: 1_000_000, entries: 2 });
  for (const address of ["a", "b", "a", "c"]) await isBuilt(kept, address);
  expect(kept.count).toBe(2);
  expect([await isBuilt(kept, "a"), await isBuilt(kept, "c"), await isBuilt(kept, "b")]).toEqual([false, false, true]);
});

it("counts what an answer takes besides its text, such as a long address", async () => {
  const kept = new KeptAnswers(database.db, clock, { characters: 5_000, entries: 1_000 });
  for (let query = 0; query < 100; query += 1) await isBuilt(kept, String(query));
  expect(kept.count).toBeLessThan(10);
  await isBuilt(kept, "x".repeat(4_900));
  expect(kept.count).toBe(0);
});

it("drops answers that nobody may use any longer", async () => {
  const kept = new KeptAnswers(database.db, clock);
  for (let query = 0; query < 100; query += 1) await isBuilt(kept, String(query));
  expect(kept.count).toBe(100);
  clock.advance(60);
  await isBuilt(kept, "next");
  expect(kept.count).toBe(1);
});

it.each([
  ["a table that its subjects cover", "users", 1],
  ["a table of which it knows no changes", "session", 3],
])(
  "lets requests during a build that reads %s read it themselves only when they must",
  async (_what, table, builds) => {
    const kept = new KeptAnswers(database.db, clock);
    let built = 0;
    const ask = () =>
      kept.get({ address: "a", caller: "" }, async ({ db, dependsOn }) => {
        dependsOn(people);
        built += 1;
        return (await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`.execute(db)).rows;
      });
    await Promise.all([ask(), ask(), ask()]);
    expect(built).toBe(builds);
  },
);

it("reads a changed setting again when a note tells of it before the notification does", async () => {
  const setting = marketSettings.freshPriceDays;
  const kept = new KeptAnswers(database.db, clock);
  await kept.learn();
  expect(await readSetting(database.db, setting)).toBe(30);
  await sql`alter table setting disable trigger tell_change`.execute(database.db);
  await database.db.insertInto("setting").values({ key: setting.key, value: "5" }).execute();
  expect(await readSetting(database.db, setting)).toBe(30);
  await kept.learn();
  expect(await readSetting(database.db, setting)).toBe(5);
});
