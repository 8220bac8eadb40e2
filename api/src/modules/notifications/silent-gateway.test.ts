import { Object as ObjectOf } from "typebox";
import { systemClock } from "../../platform/clock";
import { createPool } from "../../platform/database/pool";
import { inTransaction } from "../../platform/database/transaction";
import { enqueue } from "../../platform/jobs/enqueue";
import { defineJob, type JobKind } from "../../platform/jobs/job";
import { jobsAtOnce, startJobWorker } from "../../platform/jobs/worker";
import { apiOfFile } from "../../testing/api-of-file";
import { storeSetting } from "../site/settings";
import { notificationJobs } from "./notification.jobs";
import { notify } from "./notification.service";
import type { OutboxMessage } from "./outbox-delivery";
import { quietNights } from "./quiet-hours";

const api = apiOfFile();

const NoPayload = ObjectOf({});
const another: JobKind<typeof NoPayload> = { name: "another", payload: NoPayload };
const past = new Date(Date.now() - 60_000);

/** Tells a person of an event, as its transaction does. */
const tell = (userId: number, number: number) =>
  inTransaction(api.db, (tx) =>
    notify(tx, {
      kind: "quotation expired",
      userIds: [userId],
      values: { number: String(number) },
      link: null,
      at: past,
    }),
  );

/** A worker on the queue, whose gateway answers when it is allowed to. */
async function startWork() {
  const asked: OutboxMessage[] = [];
  const ran: string[] = [];
  const failures: string[] = [];
  let answer: (error?: Error) => void = () => undefined;
  const answered = new Promise<void>((resolve, reject) => {
    answer = (error) => (error ? reject(error) : resolve());
  });
  answered.catch(() => undefined);
  const send = async (message: OutboxMessage) => {
    asked.push(message);
    await answered;
  };
  const pool = createPool({ url: api.database.url, size: 3, onIdleError: () => undefined });
  const worker = await startJobWorker({
    jobs: [...notificationJobs, defineJob(another, async () => void ran.push("another"))],
    pool,
    context: { db: api.db, clock: systemClock, services: { outboxDelivery: { send } } },
    onFailure: (job) => void failures.push(job),
    pollMs: 50,
  });
  const stop = async () => {
    answer();
    await worker.stop();
    await pool.end();
  };
  return { asked, ran, failures, answer, stop };
}

const until = async (is: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await is())) await new Promise((resolve) => setTimeout(resolve, 20));
};
const isQueueEmpty = async () =>
  (await api.database.pool.query("select from graphile_worker._private_jobs limit 1")).rows.length === 0;

beforeAll(() => storeSetting(api.db, quietNights, false));

it("does other work while a message gateway is silent, and sends each message when it answers", async () => {
  const { id } = await api.signIn("customer");
  for (let number = 1; number <= 10 * jobsAtOnce; number += 1) await tell(id, number);
  const work = await startWork();
  await until(() => work.asked.length > 0);

  await inTransaction(api.db, (tx) => enqueue(tx, another, { payload: {}, runAt: past }));
  await until(() => work.ran.length > 0);

  expect(work.asked).toHaveLength(1);
  work.answer();
  await until(() => work.asked.length === 10 * jobsAtOnce);
  await until(isQueueEmpty);
  await work.stop();
  expect(new Set(work.asked.map((message) => message.id)).size).toBe(10 * jobsAtOnce);
  expect(work.failures).toEqual([]);
});

it("tries no notice again by itself while the gateway is down", async () => {
  const { id } = await api.signIn("customer");
  for (let number = 1; number <= 8; number += 1) await tell(id, number);
  const work = await startWork();
  work.answer(new Error("The gateway is down"));
  await until(isQueueEmpty);
  await work.stop();

  expect(work.failures).toEqual([]);
  const waiting = await api.db.selectFrom("outbox").select("attempts").where("sent_at", "is", null).execute();
  expect(waiting).toEqual(Array.from({ length: 8 }, () => ({ attempts: 0 })));
});
