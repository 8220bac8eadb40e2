import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { readOrNull } from "@mandi/shared/contract/read";
import { Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { hasCode } from "../../store/error-code";
import { jsonOrNull } from "../../store/files/json-or-null";
import { JobAnswer } from "../../wire/command-order";
import { exitCodes } from "../exit-codes";

const JobRecord = ObjectOf({ who: StringOf(), answer: JobAnswer });
type JobRecord = Static<typeof JobRecord>;

/** A running job's record is rewritten this often; one that has been silent for much longer has lost its web server. */
export const jobBeatMs = 5_000;
const lostAfterMs = 4 * jobBeatMs;

/** A job that has ended can be queried for this long. */
export const keptMs = 60 * 60_000;

/** The message about a job whose web server was stopped while it ran. */
const lostAnswer = {
  state: "refused",
  error:
    "The web server that ran this job was stopped before it ended. Check with release status whether the step was taken. If not, start it again",
  code: exitCodes.failed,
} as const;

/** Jobs on disk, so that another web server of the same folder, or this one after a restart, can report their outcome. */
export function jobRecords(storeFolder: string) {
  const folder = path.join(storeFolder, "jobs");
  let writing: Promise<void> = Promise.resolve();
  const fileOf = (id: string) => path.join(folder, `${id}.json`);

  /**
   * Writes states of a job in order, so that an older one never replaces a newer one. A full disk must not end the command.
   */
  function keep(record: JobRecord): Promise<void> {
    writing = writing
      .then(() => write(record))
      .catch((error) => void process.stderr.write(`Job ${record.answer.id} could not be saved: ${String(error)}\n`));
    return writing;
  }

  /** A record is replaced as a whole. No other user of this machine may read a command's answer. */
  async function write(record: JobRecord): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = fileOf(record.answer.id);
    const part = `${file}.part`;
    await writeFile(part, JSON.stringify(record), { mode: 0o600 });
    await rename(part, file);
  }

  /** The record of a job; null when there is none with this number. */
  async function find(id: string): Promise<JobRecord | null> {
    // It comes from a URL, so anything but a job number of ours is ignored.
    if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null;
    try {
      const record = readOrNull(JobRecord, jsonOrNull(await readFile(fileOf(id), "utf8")));
      if (record?.answer.state !== "running" || !(await isOlder(fileOf(id), lostAfterMs))) return record;
      return { ...record, answer: { id, lines: record.answer.lines, ...lostAnswer } };
    } catch (error) {
      if (hasCode(error, "ENOENT")) return null;
      throw error;
    }
  }

  /** The state of the caller's job on another web server, after a wait if it still runs; null when there is none. */
  async function look(who: string, id: string, waitMs: number): Promise<JobAnswer | null> {
    const record = await find(id);
    if (record?.who !== who) return null;
    if (record.answer.state === "running") await new Promise((resolve) => setTimeout(resolve, waitMs));
    return (await find(id))?.answer ?? record.answer;
  }

  async function forgetOld(): Promise<void> {
    const names = await readdir(folder).catch((error: unknown) => {
      if (hasCode(error, "ENOENT")) return [];
      throw error;
    });
    const files = names.map((name) => path.join(folder, name));
    await Promise.all(files.map(async (file) => (await isOlder(file, keptMs)) && rm(file, { force: true })));
  }

  return { keep, look, forgetOld };
}

export type JobRecords = ReturnType<typeof jobRecords>;

async function isOlder(file: string, ms: number): Promise<boolean> {
  const found = await stat(file).catch((error: unknown) => {
    if (hasCode(error, "ENOENT")) return null; // Another web server was quicker.
    throw error;
  });
  return found !== null && found.mtimeMs < Date.now() - ms;
}
