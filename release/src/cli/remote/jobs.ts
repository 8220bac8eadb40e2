import { randomUUID } from "node:crypto";
import type { JobAnswer } from "../../wire/command-order";
import type { CommandResult } from "../command";
import { exitCodeOf } from "../exit-codes";
import { type JobRecords, jobBeatMs, keptMs } from "./job-records";

/** At most this many finished jobs are kept per token. */
const maxKept = 200;

/** Running at once per token: the console sends a handful of requests when it is opened. */
const maxRunning = 8;

/** A token has too many jobs running. */
export class TooManyJobs extends Error {
  override readonly name = "TooManyJobs";
}

/** A command that runs here, whether or not anyone still waits for it. */
interface Job {
  readonly who: string;
  readonly key: string;
  readonly lines: string[];
  answer: JobAnswer;
  endedAt: number;
  readonly ended: Promise<void>;
  /**
   * Rewrites its record, so that it does not seem to have lost its web server; absent for a job that is not kept on disk.
   */
  readonly beat: NodeJS.Timeout | undefined;
}

/** A command to run for a caller. */
interface JobOrder {
  readonly who: string;
  /** Distinguishes it from the caller's other orders. */
  readonly key: string;
  /** It must survive a restart: it changes something, and its answer holds no secret. */
  readonly isKept: boolean;
  readonly run: (say: (line: string) => void) => Promise<CommandResult>;
}

/**
 * The commands that a web server runs for others. A job continues when its client disconnects, and its result can be queried
 * later. Sending the same order with the same token while it runs returns the same job, so a client that lost the answer may
 * simply start it again. Jobs that change something are kept on disk and so survive the web server.
 */
export function jobTable(records: JobRecords) {
  const jobs = new Map<string, Job>();

  function start({ who, key, isKept, run }: JobOrder): string {
    forgetOld();
    const running = [...jobs].filter(([, job]) => job.who === who && job.answer.state === "running");
    const same = running.find(([, job]) => job.key === key);
    if (same) return same[0];
    if (running.length >= maxRunning)
      throw new TooManyJobs(`${running.length} jobs of ${who} are running: wait until one has ended`);
    const id = randomUUID();
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    // Started immediately, a job could end before it is in the table.
    const ended = Promise.resolve()
      .then(() => run(say))
      .then(
        ({ text, data }) => settle(id, { state: "done", text, data }),
        (error) =>
          settle(id, {
            state: "refused",
            error: error instanceof Error ? error.message : String(error),
            code: exitCodeOf(error),
          }),
      );
    const beat = isKept ? setInterval(() => void keep(id), jobBeatMs).unref() : undefined;
    jobs.set(id, { who, key, lines, answer: { id, state: "running", lines }, endedAt: 0, ended, beat });
    if (isKept) void keep(id);
    return id;
  }

  async function settle(id: string, outcome: Omit<JobAnswer, "id" | "lines">): Promise<void> {
    const job = jobs.get(id);
    if (!job) return;
    job.answer = { id, lines: job.lines, ...outcome };
    job.endedAt = Date.now();
    clearInterval(job.beat);
    if (job.beat) await keep(id);
  }

  function keep(id: string): Promise<void> {
    const job = jobs.get(id);
    return job ? records.keep({ who: job.who, answer: job.answer }) : Promise.resolve();
  }

  /** The state of a job: once it has ended, at the latest after the given time; null when the caller has no such job. */
  async function look(who: string, id: string, waitMs: number): Promise<JobAnswer | null> {
    const job = jobs.get(id);
    if (!job) return records.look(who, id, waitMs);
    if (job.who !== who) return null;
    let timer: NodeJS.Timeout | undefined;
    const timeUp = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, waitMs);
    });
    await Promise.race([job.ended, timeUp]).finally(() => clearTimeout(timer));
    return job.answer;
  }

  function forgetOld(): void {
    void records
      .forgetOld()
      .catch((error) => process.stderr.write(`Old jobs could not be deleted: ${String(error)}\n`));
    const kept = new Map<string, number>();
    for (const [id, { who, answer, endedAt }] of [...jobs].reverse()) {
      if (answer.state === "running") continue;
      kept.set(who, (kept.get(who) ?? 0) + 1);
      if ((kept.get(who) ?? 0) > maxKept || endedAt < Date.now() - keptMs) jobs.delete(id);
    }
  }

  return { start, look };
}
