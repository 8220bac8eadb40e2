import { randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { errorCode } from "./error-code";
import { isRecord, numberField, textField } from "./parse-json";
import { isAlive, ownIdentity, type ProcessIdentity } from "./process-identity";

/** The holder of a lock, and the data it has stored. */
export type LockHolder = { readonly identity: ProcessIdentity; readonly details: Record<string, unknown> };

/** A lock this process holds. */
export type HeldLock = {
  /** Replaces the holder's data. */
  readonly describe: (details: Record<string, unknown>) => void;
  readonly release: () => void;
};

/** A lock is there that can be neither read nor removed: it belongs to another user of this machine. */
export class LockStuck extends Error {
  override readonly name = "LockStuck";
}

type Attempt = { readonly lock: HeldLock } | { readonly holder: LockHolder };

function parseHolder(content: string): LockHolder | undefined {
  try {
    const value: unknown = JSON.parse(content);
    if (!isRecord(value)) return undefined;
    const pid = numberField(value, "pid");
    const began = textField(value, "began");
    if (pid === undefined || began === undefined) return undefined;
    return { identity: { pid, began }, details: isRecord(value["details"]) ? value["details"] : {} };
  } catch {
    return undefined;
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function whyUnreadable(path: string): string {
  try {
    readFileSync(path);
    return "it comes and goes";
  } catch (error) {
    return errorCode(error) === "ENOENT"
      ? "it leads to a file that is not there"
      : `${errorCode(error)}, it may be another user's`;
  }
}

/** The present holder; undefined when no living process holds the lock. */
export function lockHolder(path: string): LockHolder | undefined {
  const content = readIfThere(path);
  const holder = content === undefined ? undefined : parseHolder(content);
  return holder !== undefined && isAlive(holder.identity) ? holder : undefined;
}

/**
 * Two starts may both find the lock of a dead process. Moving it away first, and looking at what was moved, ensures that the
 * second cannot remove the fresh lock of the first.
 */
function removeStale(path: string, content: string): void {
  const aside = `${path}.${randomUUID()}.stale`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return;
    throw new LockStuck(`${path} cannot be removed (${errorCode(error)}): it may be another user's.`);
  }
  if (readIfThere(aside) !== content && !existsSync(path)) linkSync(aside, path);
  rmSync(aside, { force: true });
}

function heldLock(path: string, identity: ProcessIdentity): HeldLock {
  return {
    describe: (details) => {
      const draft = `${path}.${randomUUID()}.draft`;
      writeFileSync(draft, JSON.stringify({ ...identity, details }));
      renameSync(draft, path);
    },
    release: () => {
      const content = readIfThere(path);
      const holder = content === undefined ? undefined : parseHolder(content);
      if (holder?.identity.pid === identity.pid) rmSync(path, { force: true });
    },
  };
}

/** Writes the lock where there is none. */
function hasWritten(path: string, content: object): boolean {
  try {
    writeFileSync(path, JSON.stringify(content), { flag: "wx" });
    return true;
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
    return false;
  }
}

/** How often a lock is looked at that says nothing: one that is being written says it at the next look. */
const LOOKS = 10;

/**
 * Takes the lock, or reports who holds it. A lock whose holder died, by whatever means, is free.
 *
 * @throws LockStuck
 */
export async function takeLock(path: string, details: Record<string, unknown>): Promise<Attempt> {
  mkdirSync(dirname(path), { recursive: true });
  const identity = ownIdentity();
  for (let unreadable = 0; ; ) {
    if (hasWritten(path, { ...identity, details })) return { lock: heldLock(path, identity) };
    const content = readIfThere(path);
    const holder = content === undefined ? undefined : parseHolder(content);
    if (holder !== undefined && isAlive(holder.identity)) return { holder };
    // An incomplete lock is being written at this moment, or its writer was killed while writing; one that is gone was released.
    if (holder === undefined && unreadable < LOOKS) {
      unreadable += 1;
      await pause(50);
    } else if (content === undefined) {
      throw new LockStuck(`${path} cannot be read: ${whyUnreadable(path)}. Remove it if nothing runs here.`);
    } else removeStale(path, content);
  }
}
