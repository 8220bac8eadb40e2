import { setTimeout as pause } from "node:timers/promises";
import { Logger, parseCronItems, run } from "graphile-worker";
import type { Pool } from "pg";
import type { Job, JobContext } from "./job";

/** How many jobs a process works on at the same time. */
export const jobsAtOnce = 4;

export interface JobWorker {
  /** Stops taking jobs and waits for those that are running. */
  stop(): Promise<void>;
}

export interface JobWorkerOptions {
  readonly jobs: readonly Job[];
  /** With connections of its own: a job may hold one for as long as a gateway is silent. */
  readonly context: JobContext;
  /** The worker's own connections, so that a busy queue does not take those of requests. */
  readonly pool: Pool;
  readonly onFailure: (job: string, error: unknown) => void;
  readonly pollMs?: number;
}

/**
 * Works on the queue until it is stopped. Any number of processes may do so at once: each job is given to one of them, and
 * to another one if that process dies.
 */
export async function startJobWorker({
  jobs,
  context,
  pool,
  onFailure,
  pollMs = 2_000,
}: JobWorkerOptions): Promise<JobWorker> {
  // The connection that waits for notifications is always checked out, so the pool does not handle its errors; unhandled, one ends the process.
  pool.on("connect", (client) => client.on("error", (error) => onFailure("the queue", error)));
  await forgetFutureRuns(pool);
  const runner = await run({
    pgPool: pool,
    concurrency: jobsAtOnce,
    pollInterval: pollMs,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === "error") onFailure("the queue", new Error(message));
    }),
    taskList: Object.fromEntries(
      jobs.map((job) => [
        job.name,
        async (payload: unknown) => {
          try {
            await job.run(context, payload);
          } catch (error) {
            onFailure(job.name, error);
            throw error; // the queue tries again later
          }
        },
      ]),
    ),
    parsedCronItems: parseCronItems(
      jobs
        .filter(({ everyMinute }) => everyMinute)
        // The key: at most one of each waits, however often it failed or was late.
        .map(({ name }) => ({ task: name, match: "* * * * *", options: { jobKey: name, jobKeyMode: "replace" } })),
    ),
  });
  // A queue that dies must not silently take the process with it; requests continue, and the sweep of another process does the work.
  runner.promise.catch((error: unknown) => onFailure("the queue", error));
  return {
    async stop() {
      await runner.stop();
      await settled(pool);
    },
  };
}

/**
 * Work of every minute that ran while the clock was ahead would otherwise wait until the clock is there again: the library runs nothing
 * that is not later than its last run.
 */
async function forgetFutureRuns(pool: Pool): Promise<void> {
  const now = new Date();
  await pool.query(
    `update graphile_worker._private_known_crontabs set last_execution = null, known_since = least(known_since, $1)
      where last_execution > $1 or known_since > $1`,
    [now],
  );
}

/**
 * Resolves when nobody holds or awaits a connection. The queue's library reports that a job is done without waiting for the
 * answer: a pool that ends in the meantime leaves the job in the queue, and its promise rejects unhandled.
 */
async function settled(pool: Pool): Promise<void> {
  while (pool.waitingCount > 0 || pool.idleCount < pool.totalCount) await pause(5);
}
