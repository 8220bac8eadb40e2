/**
 * Loaded before a program that the launcher starts. When the launcher is gone, however it went, the channel to it
 * closes; the program then stops by itself, instead of keeping a port that the next start needs.
 */
const GRACE_MS = 3_000;

function leave() {
  setTimeout(() => process.kill(process.pid, "SIGKILL"), GRACE_MS).unref();
  process.kill(process.pid, "SIGTERM");
}

// A pipe whose reader died must not make the stop itself fail.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
if (process.connected) {
  process.once("disconnect", leave);
  process.channel?.unref();
}
