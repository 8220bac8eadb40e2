import { Integer, Object as ObjectOf, type Static } from "typebox";
import { createTestClock } from "../../testing/test-clock";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { systemClock } from "../clock";
import { createPool } from "../database/pool";
import { inTransaction } from "../database/transaction";
import { allJobs } from "./all-jobs";
import { enqueue } from "./enqueue";
import { defineJob, defineMinuteJob, type Job, type JobContext, type JobKind } from "./job";
import { startJobWorker } from "./worker";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const Numbered = ObjectOf({ number: Integer() });
const count: JobKind<typeof Numbered> = { name: "count", payload: Numbered };
const past = new Date(Date.now() - 60_000);

function contextOf(): JobContext {
  return { db: database.db, clock: systemClock, services: { outboxDelivery: { send: async () => undefined } } };
}

async function startWorker(jobs: readonly Job[], failures: string[] = []) {
  const pool = createPool({ url: database.url, size: 3, onIdleError: () => undefined });
  const worker = await startJobWorker({
    jobs,
    pool,
    context: contextOf(),
    onFailure: (job) => void failures.push(job),
    pollMs: 50,
  });
  return {
    async stop() {
      await worker.stop();
      await pool.end();
    },
  };
}

/** Resolves when `is` returns true; otherwise the test's own timeout ends the wait. */
async function until(is: () => boolean): Promise<void> {
  while (!is()) await new Promise((resolve) => setTimeout(resolve, 10));
}

const order = (number: number, key?: string) =>
  inTransaction(database.db, (tx) => enqueue(tx, count, { payload: { number }, runAt: past, ...(key ? { key } : {}) }));

it("gives every job to one of two workers, and each once", async () => {
  const ran: { worker: string; number: number }[] = [];
  const jobOf = (worker: string) =>
    defineJob(count, async (_context, { number }: Static<typeof Numbered>) => void ran.push({ worker, number }));
  for (let number = 0; number < 60; number += 1) await order(number);

  const workers = await Promise.all([startWorker([jobOf("one")]), startWorker([jobOf("two")])]);
  await until(() => ran.length >= 60);
  await Promise.all(workers.map((worker) => worker.stop()));

  expect(ran.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 60 }, (_, number) => number),
  );
});

it("keeps a job across a restart: work scheduled while no worker ran is done by the next one", async () => {
  const ran: number[] = [];
  const job = defineJob(count, async (_context, { number }: Static<typeof Numbered>) => void ran.push(number));
  const first = await startWorker([job]);
  await first.stop();
  await order(7);

  const second = await startWorker([job]);
  await until(() => ran.length > 0);
  await second.stop();

  expect(ran).toEqual([7]);
});

it("schedules nothing when the transaction fails", async () => {
  await expect(
    inTransaction(database.db, async (tx) => {
      await enqueue(tx, count, { payload: { number: 1 }, runAt: past });
      throw new Error("undone");
    }),
  ).rejects.toThrow("undone");

  const { rows } = await database.pool.query("select * from graphile_worker._private_jobs");
  expect(rows).toEqual([]);
});

it("keeps one waiting job per key: the later one replaces the earlier", async () => {
  const ran: number[] = [];
  await order(1, "the key");
  await order(2, "the key");
  const worker = await startWorker([
    defineJob(count, async (_context, { number }: Static<typeof Numbered>) => void ran.push(number)),
  ]);
  await until(() => ran.length > 0);
  await worker.stop();

  expect(ran).toEqual([2]);
});

it("waits for the running job when it stops, and reports a job that failed", async () => {
  const events: string[] = [];
  const failures: string[] = [];
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const worker = await startWorker(
    [
      defineJob(count, async (_context, { number }: Static<typeof Numbered>) => {
        if (number === 1) throw new Error("broken");
        events.push("begun");
        await gate;
        events.push("done");
      }),
    ],
    failures,
  );
  await order(1);
  await order(2);
  await until(() => events.length === 1 && failures.includes("count"));

  const stopped = worker.stop().then(() => events.push("stopped"));
  release();
  await stopped;

  expect(events).toEqual(["begun", "done", "stopped"]);
});

it("leaves exactly the unfinished jobs in the queue when it stops in the middle of the work", async () => {
  const ran: number[] = [];
  const job = defineJob(count, async (_context, { number }: Static<typeof Numbered>) => void ran.push(number));
  for (let number = 0; number < 60; number += 1) await order(number);
  const worker = await startWorker([job]);
  await until(() => ran.length >= 10);

  await worker.stop();

  const { rows } = await database.pool.query(
    "select (payload ->> 'number')::int as number, locked_at from graphile_worker._private_jobs order by 1",
  );
  const waiting = Array.from({ length: 60 }, (_, number) => number).filter((number) => !ran.includes(number));
  expect(rows).toEqual(waiting.map((number) => ({ number, locked_at: null })));
});

it("runs what is due every minute also after a clock that was a day ahead", async () => {
  const ahead = new Date(Date.now() + 24 * 3_600_000);
  await database.pool.query(
    "insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution) values ('sweep', $1, $1), ('rest', '2026-01-01', '2026-01-02')",
    [ahead],
  );

  const worker = await startWorker(["sweep", "rest"].map((name) => defineMinuteJob(name, async () => undefined)));
  await worker.stop();

  const { rows } = await database.pool.query(
    `select identifier, known_since <= now() as is_known, coalesce(last_execution <= now(), true) as may_run,
            last_execution is not null as has_run
       from graphile_worker._private_known_crontabs order by identifier`,
  );
  expect(rows).toEqual([
    { identifier: "rest", is_known: true, may_run: true, has_run: true },
    { identifier: "sweep", is_known: true, may_run: true, has_run: false },
  ]);
});

it("passes a job only a payload that its kind allows", async () => {
  const job = defineJob(count, async () => undefined);

  await expect(job.run({ ...contextOf(), clock: createTestClock() }, { number: "one" })).rejects.toThrow("/number");
});

it("has every job once, under a unique name", () => {
  const names = allJobs.map(({ name }) => name);

  expect(new Set(names).size).toBe(names.length);
  expect(defineMinuteJob("each minute", async () => undefined)).toMatchObject({ everyMinute: true });
});
