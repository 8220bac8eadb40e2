import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { identityOf, isZombie, type ProcessIdentity } from "../process/process-identity";

/** What a running server writes about itself into its data directory. */
export type Postmaster = {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
  readonly identity: ProcessIdentity;
};

const PID_LINE = 0;
const PORT_LINE = 3;
const STATUS_LINE = 7;

/** The name of the file, which is also the server's own lock. */
export function postmasterFile(data: string): string {
  return join(data, "postmaster.pid");
}

function readLines(data: string): readonly string[] {
  try {
    return readFileSync(postmasterFile(data), "utf8").split("\n");
  } catch {
    return [];
  }
}

function parsePid(lines: readonly string[]): number | undefined {
  const pid = Number.parseInt(lines[PID_LINE] ?? "", 10);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/** Whether a process runs in this data directory: a recycled id belongs to some other program. */
function worksIn(pid: number, data: string): boolean {
  if (process.platform !== "linux") return true;
  try {
    // Another account's /proc/<pid>/cwd is closed even for reading, its command line is not.
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(data);
  } catch {
    return false;
  }
}

/** The running server of a data directory, when there is one. */
export function runningPostmaster(data: string): Postmaster | undefined {
  const lines = readLines(data);
  const pid = parsePid(lines);
  const identity = pid === undefined ? undefined : identityOf(pid);
  if (pid === undefined || identity === undefined || !worksIn(pid, data)) return undefined;
  const port = Number.parseInt(lines[PORT_LINE] ?? "", 10);
  if (!Number.isInteger(port)) return undefined;
  return { pid, port, isReady: lines[STATUS_LINE]?.trim() === "ready", identity };
}

/**
 * PostgreSQL takes any process with the recorded id for a running server: a recycled id, or a killed server that is never
 * reaped (in a container without an init process it stays a zombie forever). Such a file is removed. That is safe: a server
 * whose workers still live is recognised by its shared memory and refuses to start.
 */
export function removeMisleadingFile(data: string): void {
  const pid = parsePid(readLines(data));
  if (pid === undefined || runningPostmaster(data) !== undefined) return;
  if (isZombie(pid) || identityOf(pid) !== undefined) rmSync(postmasterFile(data), { force: true });
}
