import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * A process id together with the moment the process began. The id alone is reused, after a reboot within
 * minutes: a lock that trusted it would believe any unrelated process to be its holder.
 */
export type ProcessIdentity = { readonly pid: number; readonly began: string };

const LINUX_STATE = 0;
const LINUX_PARENT = 1;
const LINUX_START_TICKS = 19;

function linuxFields(pid: number): readonly string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command name stands in parentheses and may itself hold spaces and parentheses.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}

function bootId(): string {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    return "boot";
  }
}

/** True for a process that has ended but that its parent has not collected: it still has an id, and does nothing. */
export function isZombie(pid: number): boolean {
  return linuxFields(pid)?.[LINUX_STATE] === "Z";
}

/** The identity of a living process; undefined when there is none (a zombie counts as dead). */
export function identityOf(pid: number): ProcessIdentity | undefined {
  if (process.platform === "linux") {
    const fields = linuxFields(pid);
    const ticks = fields?.[LINUX_START_TICKS];
    if (ticks === undefined || fields?.[LINUX_STATE] === "Z") return undefined;
    return { pid, began: `${bootId()}/${ticks}` };
  }
  const answer = spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
  const began = answer.stdout.trim();
  return began === "" ? undefined : { pid, began };
}

/** Who started a process, and its command line; undefined when there is no such process. */
export function ancestryOf(pid: number): { readonly parent: number; readonly command: string } | undefined {
  if (process.platform === "linux") {
    // Slim container images have no ps.
    const parent = Number(linuxFields(pid)?.[LINUX_PARENT]);
    if (!Number.isInteger(parent)) return undefined;
    return { parent, command: readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ") };
  }
  const answer = spawnSync("ps", ["-o", "ppid=,args=", "-p", String(pid)], { encoding: "utf8" });
  const found = /^\s*(\d+)\s+(.*)/.exec(answer.stdout);
  return found === null ? undefined : { parent: Number(found[1]), command: found[2] ?? "" };
}

/** True while exactly this process lives. */
export function isAlive(identity: ProcessIdentity): boolean {
  return identityOf(identity.pid)?.began === identity.began;
}

/** The identity of the calling process. */
export function ownIdentity(): ProcessIdentity {
  return identityOf(process.pid) ?? { pid: process.pid, began: "unknown" };
}

/** Sends a signal; false when the process is gone already. */
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}
