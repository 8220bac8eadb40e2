import { randomUUID } from "node:crypto";
import type { JobAnswer } from "../../wire/command-order";
import type { CommandResult } from "../command";
import { exitCodeOf } from "../exit-codes";

/** A finished job can be asked for this long; there are never more than so many of one token. */
const keptMs = 60 * 60_000;
const maxKept = 200;

/** Of one token at once: the console asks a handful of questions when it is opened. */
const maxRunning = 8;

/** A token has more jobs than it may. */
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
}

/**
 * The commands that a web server runs for others. A job goes on when the one who started it has gone away, and its result can be
 * asked for. The same order of the same token while it runs is the same job: who has lost the answer to a start may start again.
 */
export function jobTable() {
  const jobs = new Map<string, Job>();

  function start(who: string, key: string, run: (say: (line: string) => void) => Promise<CommandResult>): string {
    forgetOld();
    const running = [...jobs].filter(([, job]) => job.who === who && job.answer.state === "running");
    const same = running.find(([, job]) => job.key === key);
    if (same) return same[0];
    if (running.length >= maxRunning)
      throw new TooManyJobs(`${running.length} jobs of ${who} are running: wait until one has ended`);
    const id = randomUUID();
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    // A job that starts at once could end before it is in the table.
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
    jobs.set(id, { who, key, lines, answer: { id, state: "running", lines }, endedAt: 0, ended });
    return id;
  }

  function settle(id: string, outcome: Omit<JobAnswer, "id" | "lines">): void {
    const job = jobs.get(id);
    if (!job) return;
    job.answer = { id, lines: job.lines, ...outcome };
    job.endedAt = Date.now();
  }

  /** The state of a job, as soon as it ends and no later than the given time; null when the caller has no such job. */
  async function look(who: string, id: string, waitMs: number): Promise<JobAnswer | null> {
    const job = jobs.get(id);
    if (job?.who !== who) return null;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, waitMs);
    });
    await Promise.race([job.ended, patience]).finally(() => clearTimeout(timer));
    return job.answer;
  }

  function forgetOld(): void {
    const kept = new Map<string, number>();
    for (const [id, { who, answer, endedAt }] of [...jobs].reverse()) {
      if (answer.state === "running") continue;
      kept.set(who, (kept.get(who) ?? 0) + 1);
      if ((kept.get(who) ?? 0) > maxKept || endedAt < Date.now() - keptMs) jobs.delete(id);
    }
  }

  return { start, look };
}
