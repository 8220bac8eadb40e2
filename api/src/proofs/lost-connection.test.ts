import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { inTransaction } from "../platform/database/transaction";
import { createTestDatabase, type TestDatabase } from "../testing/test-database";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(2);
});
afterAll(() => database.drop());

it("survives when a connection dies between two queries of a transaction, which fails and leaves nothing", async () => {
  const { db } = database;
  const attempt = inTransaction(db, async (tx) => {
    await tx.insertInto("setting").values({ key: "half", value: "1" }).execute();
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0}::int)`.execute(db);
    // The connection must notice before it is used again, because nobody listens at that moment.
    await pause(100);
    await tx.insertInto("setting").values({ key: "other half", value: "1" }).execute();
  });

  await expect(attempt).rejects.toThrow();

  expect(await db.selectFrom("setting").select("key").execute()).toEqual([]);
});
