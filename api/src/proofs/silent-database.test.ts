import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { createDatabase, type Db } from "../platform/database/database";
import { createPool } from "../platform/database/pool";
import { inTransaction, isConnectionLost } from "../platform/database/transaction";
import { healthRoutes } from "../platform/health/health.routes";
import { buildPlainServer } from "../testing/plain-server";
import { createSilentProxy, type SilentProxy } from "../testing/silent-proxy";
import { createTestDatabase, type TestDatabase } from "../testing/test-database";

let database: TestDatabase;
let proxy: SilentProxy;
let db: Db;
let server: FastifyInstance;
beforeEach(async () => {
  database = await createTestDatabase();
  proxy = await createSilentProxy(database.url);
  // One connection, so that whatever comes next meets the one that fell silent.
  const limits = { wait: 20_000, statement: 20_000, lock: 20_000, idleInTransaction: 20_000, answer: 500 };
  db = createDatabase(createPool({ url: proxy.url, size: 1, onIdleError: () => undefined, limits }));
  server = await buildPlainServer({ db, routes: healthRoutes });
});
afterEach(async () => {
  await server.close();
  await proxy.close();
  await db.destroy();
  await database.drop();
});

const ready = async () => (await server.inject({ method: "GET", url: "/api/ready" })).statusCode;

it("is not ready while the database answers nothing, and ready again with the next connection", async () => {
  expect(await ready()).toBe(200);
  proxy.fallSilent();

  expect(await ready()).toBe(503);

  proxy.recover();
  expect(await ready()).toBe(200);
});

it("reports every statement of one moment as lost, and uses their connection for nobody else", async () => {
  await sql`select 1`.execute(db);
  proxy.fallSilent();
  const asked = Promise.allSettled([1, 2, 3].map((number) => sql`select ${number}::int`.execute(db)));
  const waiting = ready();
  const failures = await asked;
  proxy.recover();

  expect(failures.map((failure) => failure.status === "rejected" && isConnectionLost(failure.reason))).toEqual([
    true,
    true,
    true,
  ]);
  expect(await waiting).toBe(200);
});

it("leaves nothing of a transaction in the middle of which the database fell silent", async () => {
  const attempt = inTransaction(db, async (tx) => {
    await tx.insertInto("setting").values({ key: "half", value: "1" }).execute();
    proxy.fallSilent();
    await tx.insertInto("setting").values({ key: "other half", value: "1" }).execute();
  });

  await expect(attempt).rejects.toThrow("Query read timeout");

  proxy.recover();
  await inTransaction(db, (tx) => tx.insertInto("setting").values({ key: "whole", value: "1" }).execute());
  expect(await database.db.selectFrom("setting").select("key").execute()).toEqual([{ key: "whole" }]);
});
