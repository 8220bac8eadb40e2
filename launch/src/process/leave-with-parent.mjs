/**
 * Loaded before a program that the launcher starts. When the launcher ends for any reason, the channel to it closes; the
 * program then stops by itself instead of keeping a port that the next start needs.
 */
const GRACE_MS = 3_000;

/**
 * @param {number} target
 * @param {NodeJS.Signals} signal
 */
function signalTo(target, signal) {
  try {
    process.kill(target, signal);
    return true;
  } catch {
    return false;
  }
}

function leave() {
  setTimeout(() => signalTo(process.pid, "SIGKILL"), GRACE_MS).unref();
  // The launcher made this process the leader of a group, so the processes it started end with it.
  if (!signalTo(-process.pid, "SIGTERM")) signalTo(process.pid, "SIGTERM");
}

// A pipe whose reader died must not make the stop itself fail.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
if (process.connected) {
  process.once("disconnect", leave);
  process.channel?.unref();
}
