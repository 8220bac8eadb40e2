/**
 * Waits until the process that made a temporary server is gone, then removes what it left. Plain JavaScript, so
 * that it starts at once and needs no compiler.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const folder = process.argv[2] ?? "";
const POLL_MS = 50;
const LIMIT_MS = 10_000;

/** @returns {number | undefined} */
function serverPid() {
  try {
    const pid = Number.parseInt(readFileSync(join(folder, "data", "postmaster.pid"), "utf8"), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals | 0} signal
 */
function signalTo(pid, signal) {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}

async function cleanUp() {
  // The process may have been killed while initdb ran or the server was starting, so check more than once.
  for (let waited = 0; waited < LIMIT_MS && existsSync(folder); waited += POLL_MS) {
    const pid = serverPid();
    if (pid !== undefined && signalTo(pid, "SIGQUIT")) {
      while (signalTo(pid, 0) && waited < LIMIT_MS) {
        await pause(POLL_MS);
        waited += POLL_MS;
      }
    }
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      await pause(POLL_MS);
    }
  }
}

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, () => undefined);
process.stdin.resume();
process.stdin.once("close", () => {
  void cleanUp().then(() => process.exit(0));
});
