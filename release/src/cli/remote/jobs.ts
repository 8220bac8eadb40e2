import { randomUUID } from "node:crypto";
import type { CommandResult } from "../command";
import { exitCodeOf } from "../exit-codes";
import type { JobAnswer } from "./command-order";

/** A finished job can be asked for this long; there are never more than so many. */
const keptMs = 60 * 60_000;
const maxKept = 500;

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
 * asked for. The same order of the same person while it runs is the same job: who has lost the answer to a start may start again.
 */
export function jobTable() {
  const jobs = new Map<string, Job>();

  function start(who: string, key: string, run: (say: (line: string) => void) => Promise<CommandResult>): string {
    forgetOld();
    for (const [id, job] of jobs) if (job.who === who && job.key === key && job.answer.state === "running") return id;
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
    const ended = [...jobs].filter(([, { answer }]) => answer.state !== "running");
    const surplus = ended.length - maxKept;
    ended.forEach(([id, { endedAt }], at) => {
      if (at < surplus || endedAt < Date.now() - keptMs) jobs.delete(id);
    });
  }

  return { start, look };
}
