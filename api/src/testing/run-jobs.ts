import { sql } from "kysely";
import type { OutboxMessage } from "../modules/notifications/outbox-delivery";
import type { PortalAccess } from "../modules/tax-portal/tax-portal";
import { allJobs } from "../platform/jobs/all-jobs";
import type { JobContext } from "../platform/jobs/job";
import type { TestApi } from "./test-api";

/** What jobs can use in a test, with the messages that they sent. */
export function createJobContext({ db, clock }: Pick<TestApi, "db" | "clock">, taxPortal?: PortalAccess) {
  const sent: OutboxMessage[] = [];
  let isDown = false;
  const context: JobContext = {
    db,
    clock,
    services: {
      taxPortal,
      outboxDelivery: {
        async send(message) {
          if (isDown) throw new Error("The gateway is down");
          sent.push(message);
        },
      },
    },
  };
  return {
    context,
    sent: sent as readonly OutboxMessage[],
    failDelivery(fails: boolean): void {
      isDown = fails;
    },
  };
}

/**
 * Runs every waiting job that is due by the test's clock, including those that jobs schedule in the meantime, in order of time.
 * The queue itself uses the database's clock, which no test can move.
 *
 * @returns the names of the jobs that ran.
 */
export async function runDueJobs(api: Pick<TestApi, "db" | "clock">, context = createJobContext(api).context) {
  const ran: string[] = [];
  for (;;) {
    // Locked as by the queue, so that scheduling the same key again makes another job.
    const { rows } = await sql<{ id: number; name: string; payload: unknown }>`
      update graphile_worker._private_jobs as job set locked_at = now(), locked_by = 'test'
      from graphile_worker._private_tasks as task
      where task.id = job.task_id and job.id = (
        select id from graphile_worker._private_jobs
        where run_at <= ${api.clock.now()} and locked_at is null order by run_at, id limit 1
      )
      returning job.id, task.identifier as name, job.payload`.execute(api.db);
    const [job] = rows;
    if (!job) return ran;
    const kind = allJobs.find(({ name }) => name === job.name);
    if (!kind) throw new Error(`No job is named ${job.name}`);
    await kind.run(context, job.payload);
    await sql`select graphile_worker.complete_jobs(array[${job.id}]::bigint[])`.execute(api.db);
    ran.push(job.name);
  }
}

/** Runs one kind of job by its name, as the queue does every minute. */
export async function runJob(
  api: Pick<TestApi, "db" | "clock">,
  name: string,
  context = createJobContext(api).context,
) {
  const kind = allJobs.find((job) => job.name === name);
  if (!kind) throw new Error(`No job is named ${name}`);
  await kind.run(context, {});
}
