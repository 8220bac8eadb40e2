/**
 * Two simultaneous first starts must not write the same packages: the second waits for the first.
 *
 * The lock is a folder with one file that has a unique name and contains the process that holds the lock. The folder is moved
 * into place complete, which fails when the one there is not empty, so only one process gets the lock. The file of a dead
 * holder is removed by its name, so no process can remove the next holder's lock by mistake.
 */
import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startOf } from "./src/process/process-start.cjs";

const POLL_MS = 500;

/**
 * Waits for the lock and takes it. A lock whose holder died is free, even when another process now has the holder's id, as
 * in a restarted container, where this process itself may have it.
 *
 * @param {string} place
 * @returns {Promise<() => void>} releases the lock
 */
export async function takeInstallLock(place) {
  mkdirSync(dirname(place), { recursive: true });
  const own = randomUUID();
  for (let isTold = false; !moveIn(place, own); ) {
    const holder = holderOf(place);
    if (holder !== undefined && isAlive(holder)) {
      if (!isTold) console.log(`Process ${holder.pid} is installing the packages; waiting for it.`);
      isTold = true;
      await pause(POLL_MS);
    } else if (holder !== undefined) {
      leave(place, holder.name);
    }
  }
  return () => leave(place, own);
}

/**
 * @param {string} place
 * @param {string} name
 * @returns {boolean} false when somebody holds the lock
 */
function moveIn(place, name) {
  const draft = `${place}.${name}`;
  mkdirSync(draft);
  writeFileSync(join(draft, name), JSON.stringify({ pid: process.pid, began: startOf(process.pid) }));
  try {
    renameSync(draft, place);
    return true;
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (codeOf(error) === "ENOTEMPTY" || codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/**
 * @param {string} place
 * @returns {{ name: string, pid?: unknown, began?: unknown } | undefined}
 */
function holderOf(place) {
  const name = namesIn(place)[0];
  if (name === undefined) return undefined;
  try {
    return { ...JSON.parse(readFileSync(join(place, name), "utf8")), name };
  } catch {
    // A power cut can leave an empty file, whose writer is gone in any case. If the file itself is gone, the next attempt
    // decides.
    return { name };
  }
}

/** @param {string} place */
function namesIn(place) {
  try {
    return readdirSync(place);
  } catch {
    return [];
  }
}

/** @param {{ pid?: unknown, began?: unknown }} holder */
function isAlive({ pid, began }) {
  return typeof pid === "number" && pid !== process.pid && began !== undefined && startOf(pid) === began;
}

/**
 * @param {string} place
 * @param {string} name of the holder that releases it
 */
function leave(place, name) {
  rmSync(join(place, name), { force: true });
  try {
    rmdirSync(place);
  } catch {
    // The next holder has taken it, or another process has removed it.
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
}
