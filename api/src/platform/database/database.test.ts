import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { countRoundTrips } from "../../proofs/testing/observe-round-trips";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { removeExpired } from "./housekeeping";
import { createPool, safeInteger } from "./pool";
import { prepared, preparedWrite } from "./prepared";
import { inOnePacket } from "./round-trips";
import { advisoryLock, inTransaction, tryAdvisoryLock } from "./transaction";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

it("reads int8 as an exact number or refuses, days as text, and counts as numbers", async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select 9007199254740991::int8 as largest, date '2026-11-21' as day, count(*) from users`.execute(database.db);
  expect(rows).toEqual([{ largest: Number.MAX_SAFE_INTEGER, day: "2026-11-21", count: 0 }]);
  expect(() => safeInteger("9007199254740993")).toThrow("cannot be represented exactly");
});

it("plans a statement once per connection, and again only for a different text", async () => {
  const prepared = await database.db.transaction().execute(async (connection) => {
    for (const id of [1, 2, 3]) await connection.selectFrom("users").select("id").where("id", "=", id).execute();
    const { rows } = await sql<{
      count: number;
    }>`select count(*) from pg_prepared_statements where statement like '%users%'`.execute(connection);
    return rows[0]?.count;
  });
  expect(prepared).toBe(1);
});

it("runs a statement that is built once with the values of each call, even inside a transaction", async () => {
  const { db } = database;
  for (const key of ["one", "two", "three"]) await db.insertInto("setting").values({ key, value: "1" }).execute();
  const listKeys = prepared((asked, { least, atMost }: { readonly least: string; readonly atMost: number }) =>
    asked.selectFrom("setting").select("key").where("key", ">=", least).orderBy("key").limit(atMost),
  );

  expect(await listKeys(db, { least: "one", atMost: 2 })).toEqual([{ key: "one" }, { key: "three" }]);
  expect(await listKeys(db, { least: "three", atMost: 1 })).toEqual([{ key: "three" }]);
  const inside = inTransaction(db, async (tx) => {
    await tx.deleteFrom("setting").where("key", "=", "three").execute();
    return listKeys(tx, { least: "three", atMost: 5 });
  });
  expect(await inside).toEqual([{ key: "two" }]);
});

it("sends statements issued at the same moment to the connection in one piece", async () => {
  const pool = createPool({ url: database.url, size: 1, onIdleError: () => undefined });
  const client = await pool.connect();
  const { stream } = client.connection;
  const written = jest.spyOn(stream, "_writev" as "write");
  const ask = () => Promise.all([1, 2, 3].map((number) => client.query("select $1::int as number", [number])));

  const answers = await inOnePacket(client, ask);

  expect(answers.map(({ rows }) => rows)).toEqual([[{ number: 1 }], [{ number: 2 }], [{ number: 3 }]]);
  expect(written).toHaveBeenCalledTimes(1);
  expect(stream.writableCorked).toBe(0);
  client.release();
  await pool.end();
});

it("sends simultaneous statements of a transaction in one piece with its begin, each seeing the effects of the previous ones", async () => {
  const { db } = database;
  await inTransaction(db, async () => undefined); // A connection is open.
  const { result, trips } = await countRoundTrips(() =>
    inTransaction(db, (tx) =>
      Promise.all([
        tx.insertInto("setting").values({ key: "one", value: "1" }).execute(),
        tx.selectFrom("setting").select("key").execute(),
      ]),
    ),
  );

  expect(result[1]).toEqual([{ key: "one" }]);
  expect(trips).toBe(2); // The statements, the commit.
});

const writeSetting = preparedWrite((tx, { key }: { readonly key: string }) =>
  tx.insertInto("setting").values({ key, value: "1" }),
);

it("sends a write without a result together with the next statement, which sees it and fails if it fails", async () => {
  const { db } = database;
  await inTransaction(db, async () => undefined); // A connection is open.
  const seen = await countRoundTrips(() =>
    inTransaction(db, async (tx) => {
      await writeSetting(tx, { key: "one" });
      const keys = await tx.selectFrom("setting").select("key").execute();
      await writeSetting(tx, { key: "two" });
      return keys;
    }),
  );
  expect(seen).toMatchObject({ result: [{ key: "one" }], trips: 2 });

  const again = inTransaction(db, async (tx) => {
    await writeSetting(tx, { key: "three" });
    await writeSetting(tx, { key: "one" });
  });
  await expect(again).rejects.toMatchObject({ code: "23505" });
  const kept = await db.selectFrom("setting").select("key").orderBy("key").execute();
  expect(kept).toEqual([{ key: "one" }, { key: "two" }]);
});

it("refuses statements in a transaction that has ended", async () => {
  const { db } = database;
  const ended = await inTransaction(db, async (tx) => ({ tx }));
  await expect(ended.tx.selectFrom("setting").select("key").execute()).rejects.toThrow("already committed");
  await expect(writeSetting(ended.tx, { key: "late" })).rejects.toThrow("already committed");
  expect(await db.selectFrom("setting").select("key").execute()).toEqual([]);
});

it("loses no update when transactions conflict, because they are retried", async () => {
  const { db } = database;
  await db.insertInto("setting").values({ key: "count", value: "0" }).execute();
  const increment = () =>
    inTransaction(
      db,
      async (tx) => {
        const row = await sql<{ count: number }>`select value::int as count from setting where key = 'count'`.execute(
          tx,
        );
        await pause(5);
        await sql`update setting set value = to_jsonb(${(row.rows[0]?.count ?? 0) + 1}::int) where key = 'count'`.execute(
          tx,
        );
      },
      "serializable",
    );
  await Promise.all(Array.from({ length: 4 }, increment));
  expect((await db.selectFrom("setting").select("value").executeTakeFirstOrThrow()).value).toBe(4);
});

it("joins the surrounding transaction, so that a failure rolls back all of it", async () => {
  const { db } = database;
  const attempt = inTransaction(db, async (tx) => {
    await inTransaction(tx, (inner) => inner.insertInto("setting").values({ key: "inner", value: "1" }).execute());
    throw new Error("late");
  });
  await expect(attempt).rejects.toThrow("late");
  expect(await db.selectFrom("setting").selectAll().execute()).toEqual([]);
});

it("gives a named lock to one transaction at a time", async () => {
  const { db } = database;
  await inTransaction(db, async (tx) => {
    await advisoryLock(tx, "phone", "1");
    expect(await inTransaction(db, (other) => tryAdvisoryLock(other, "phone", "1"))).toBe(false);
    expect(await inTransaction(db, (other) => tryAdvisoryLock(other, "phone1", ""))).toBe(true);
  });
  expect(await inTransaction(db, (other) => tryAdvisoryLock(other, "phone", "1"))).toBe(true);
});

it("deletes only what no rule needs any more", async () => {
  const { db } = database;
  const now = new Date("2026-11-21T05:00:00Z");
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * 24 * 3_600_000);
  await db
    .insertInto("limit_event")
    .values([
      { bucket: "old", at: daysAgo(3) },
      { bucket: "new", at: daysAgo(1) },
      { bucket: "of a clock that was ahead", at: daysAgo(-1) },
    ])
    .execute();
  await removeExpired(db, now);
  expect(await db.selectFrom("limit_event").select("bucket").execute()).toEqual([{ bucket: "new" }]);
});
