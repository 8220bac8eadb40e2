/**
 * Two first starts at once must not write the same packages: the second waits for the first.
 *
 * The lock is a folder that holds one file, whose name nobody else ever uses and which says what process holds it. It comes
 * into its place complete, by a move that fails when the folder there is not empty, so of many one has it. The file of a
 * holder that died is removed by its name: anybody else who found it dead cannot remove the lock of the next by that.
 */
import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startOf } from "./src/process/process-start.cjs";

const POLL_MS = 500;

/**
 * Waits for the lock and takes it. A lock whose holder died, by whatever means, is free, also when another process has the
 * holder's id by now, as in a container that was started again: this process itself may have it.
 *
 * @param {string} place
 * @returns {Promise<() => void>} gives the lock back
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
    // A power cut can leave an empty file; its writer is gone in any case. Gone in the meantime: the next try finds out.
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
 * @param {string} name of the holder who leaves
 */
function leave(place, name) {
  rmSync(join(place, name), { force: true });
  try {
    rmdirSync(place);
  } catch {
    // The next one has moved in, or somebody else has cleared away.
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
}
