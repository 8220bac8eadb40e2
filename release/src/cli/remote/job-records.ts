import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { readOrNull } from "@mandi/shared/contract/read";
import { Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { hasCode } from "../../store/error-code";
import { JobAnswer } from "../../wire/command-order";
import { exitCodes } from "../exit-codes";

const JobRecord = ObjectOf({ who: StringOf(), answer: JobAnswer });
type JobRecord = Static<typeof JobRecord>;

/** A running job is written again this often; one that has not been for much longer has lost its web server. */
export const jobBeatMs = 5_000;
const lostAfterMs = 4 * jobBeatMs;

/** As long as a web server itself knows a job that has ended. */
const keptMs = 60 * 60_000;

/** What a web server says about a job that it was stopped in. */
const lostAnswer = {
  state: "refused",
  error:
    "The web server that ran this job was stopped before it ended. Whether the step was taken: release status. If not, start it again",
  code: exitCodes.failed,
} as const;

/** Jobs on disk, so that another web server of the same folder, or this one after a restart, can say what came of them. */
export function jobRecords(storeFolder: string) {
  const folder = path.join(storeFolder, "jobs");
  let writing: Promise<void> = Promise.resolve();
  const fileOf = (id: string) => path.join(folder, `${id}.json`);

  /** Writes a job in turn, so that an older look at it never replaces a newer one. A disk that is full must not end the command. */
  function keep(record: JobRecord): Promise<void> {
    writing = writing
      .then(() => write(record))
      .catch((error) => void process.stderr.write(`Job ${record.answer.id} could not be kept: ${String(error)}\n`));
    return writing;
  }

  /** A record is replaced as a whole. Nobody else of this machine may read what a command has answered. */
  async function write(record: JobRecord): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = fileOf(record.answer.id);
    const part = `${file}.part`;
    await writeFile(part, JSON.stringify(record), { mode: 0o600 });
    await rename(part, file);
  }

  /** What is known of a job; null when there is none of this number. */
  async function find(id: string): Promise<JobRecord | null> {
    // It comes from an address: nothing but a number of ours is looked for in the folder.
    if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null;
    try {
      const record = readOrNull(JobRecord, JSON.parse(await readFile(fileOf(id), "utf8")));
      if (record?.answer.state !== "running" || !(await isOlder(fileOf(id), lostAfterMs))) return record;
      return { ...record, answer: { id, lines: record.answer.lines, ...lostAnswer } };
    } catch (error) {
      if (hasCode(error, "ENOENT")) return null;
      throw error;
    }
  }

  /** The state of a job of theirs that another web server runs or ran, after a wait when it still runs; null when there is none. */
  async function look(who: string, id: string, waitMs: number): Promise<JobAnswer | null> {
    const record = await find(id);
    if (record?.who !== who) return null;
    if (record.answer.state === "running") await new Promise((resolve) => setTimeout(resolve, waitMs));
    return (await find(id))?.answer ?? record.answer;
  }

  async function forgetOld(): Promise<void> {
    const names = await readdir(folder).catch(() => []);
    const files = names.map((name) => path.join(folder, name));
    await Promise.all(files.map(async (file) => (await isOlder(file, keptMs)) && rm(file, { force: true })));
  }

  return { keep, look, forgetOld };
}

export type JobRecords = ReturnType<typeof jobRecords>;

async function isOlder(file: string, ms: number): Promise<boolean> {
  const { mtimeMs } = await stat(file);
  return mtimeMs < Date.now() - ms;
}
