import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { Object as ObjectOf, String as StringOf } from "typebox";
import { createDatabase, type Db } from "../platform/database/database";
import { createPool } from "../platform/database/pool";
import { inSavepoint, inTransaction } from "../platform/database/transaction";
import { defineRoute } from "../platform/routes/route";
import { adminQuery } from "../testing/admin";
import { buildPlainServer } from "../testing/plain-server";
import { type DurablePostgres, openDurablePostgres } from "./testing/durable-postgres";

/** What happens to the connection when a request has done the first half of its work. */
let halfway: (tx: Db) => Promise<unknown>;

const write = (tx: Db, half: string) => sql`insert into effect (half) values (${half})`.execute(tx);
const route = defineRoute({
  method: "POST",
  path: "/work",
  summary: "Two writes that belong together",
  access: "anyone",
  rate: "write",
  idempotency: "none",
  answer: ObjectOf({ message: StringOf() }),
  async handle({ db }) {
    await inTransaction(db, async (tx) => {
      await write(tx, "first");
      await halfway(tx);
      await write(tx, "second");
    });
    return { message: "Done." };
  },
});

let postgres: DurablePostgres;
let db: Db;
let server: FastifyInstance;
beforeAll(async () => {
  postgres = await openDurablePostgres();
  await adminQuery(postgres.url, "create database work");
  db = createDatabase(createPool({ url: postgres.urlOf("work"), size: 2, onIdleError: () => undefined }));
  await sql`create table effect (half text not null)`.execute(db);
  server = await buildPlainServer({ db, routes: [route] });
});
afterAll(async () => {
  await server.close();
  await db.destroy();
  await postgres.remove();
});
beforeEach(() => sql`delete from effect`.execute(db));

const ask = async () => {
  const { statusCode, headers, body } = await server.inject({ method: "POST", url: "/api/work" });
  return { status: statusCode, retryAfter: headers["retry-after"], body: JSON.parse(body) };
};
const effects = async () => (await sql<{ half: string }>`select half from effect`.execute(db)).rows;
const unavailable = {
  status: 503,
  retryAfter: "2",
  body: { message: "The service is busy. Please try again in a moment.", code: "unavailable" },
};

async function endConnectionOf(tx: Db): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0}::int)`.execute(db);
}

const ways: readonly (readonly [string, (tx: Db) => Promise<unknown>])[] = [
  [
    "between two statements",
    async (tx) => {
      await endConnectionOf(tx);
      await pause(100);
    },
  ],
  ["during a statement", (tx) => sql`select pg_terminate_backend(pg_backend_pid()), pg_sleep(5)`.execute(tx)],
  [
    "in a part that may fail alone",
    (tx) =>
      inSavepoint(tx, async () => {
        await endConnectionOf(tx);
        await pause(100);
        await write(tx, "part");
      }),
  ],
];

it.each(ways)(
  "a connection that ends %s is reported as busy, leaves nothing, and is not used again",
  async (_when, way) => {
    halfway = way;
    expect(await ask()).toEqual(unavailable);
    expect(await effects()).toEqual([]);

    halfway = async () => undefined;
    expect(await ask()).toMatchObject({ status: 200 });
    expect(await effects()).toEqual([{ half: "first" }, { half: "second" }]);
  },
);

it("a PostgreSQL that is killed in the middle of a transaction is reported as busy, and serves again when it is back", async () => {
  halfway = async () => {
    postgres.kill();
    await pause(300);
  };
  expect(await ask()).toEqual(unavailable);

  halfway = async () => undefined;
  expect(await ask()).toEqual(unavailable);

  await postgres.reopen();
  expect(await effects()).toEqual([]);
  expect(await ask()).toMatchObject({ status: 200 });
});

it("a refusal stays the same when the transaction can no longer be rolled back", async () => {
  halfway = async (tx) => {
    await endConnectionOf(tx);
    await pause(100);
    throw Object.assign(new Error("Body is not right"), { statusCode: 400 });
  };
  expect(await ask()).toMatchObject({ status: 400, body: { code: "malformed" } });
  expect(await effects()).toEqual([]);
});

it("an unreachable database is reported as busy", async () => {
  for (const code of ["ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "ECONNREFUSED"]) {
    halfway = () => Promise.reject(Object.assign(new Error(`connect ${code}`), { code }));
    expect([code, await ask()]).toEqual([code, unavailable]);
  }
});
