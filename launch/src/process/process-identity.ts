import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { linuxFields, startOf } from "./process-start.cjs";

/**
 * A process id together with the moment the process began. The id alone is reused, after a reboot within
 * minutes: a lock that trusted it would believe any unrelated process to be its holder.
 */
export type ProcessIdentity = { readonly pid: number; readonly began: string };

const LINUX_STATE = 0;
const LINUX_PARENT = 1;

/** True for a process that has ended but that its parent has not collected: it still has an id, and does nothing. */
export function isZombie(pid: number): boolean {
  return linuxFields(pid)?.[LINUX_STATE] === "Z";
}

/** The identity of a living process; undefined when there is none (a zombie counts as dead). */
export function identityOf(pid: number): ProcessIdentity | undefined {
  const began = startOf(pid);
  return began === undefined ? undefined : { pid, began };
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
