import { findCheckout } from "../checkout";
import { ProgramFailed } from "../process/child-program";
import { LockStuck } from "../process/lock-file";
import { checkPort } from "./check-port";
import { exitCodes, StartRefused } from "./exit-codes";
import { becomeInstance, type Instance } from "./instance";
import { findLaunchers, whenGone } from "./launchers";
import { createReporter } from "./reporter";
import { Running } from "./running";
import { readSettings, refuseAnotherStore } from "./settings";
import { startProduct } from "./start";
import { welcome } from "./welcome";

/** Longer than an orderly stop takes, but short enough to wait for. */
const STOP_LIMIT_MS = 4_800;

const reporter = createReporter(process.stdout);
const running = new Running();
let instance: Instance | undefined;
let isReady = false;
let ending: Promise<never> | undefined;

async function stopAndExit(code: number): Promise<never> {
  const limit = setTimeout(() => {
    running.kill();
    process.exit(exitCodes.failed);
  }, STOP_LIMIT_MS);
  try {
    instance?.beginStopping();
  } catch (error) {
    // Only the next start reads it; a full disk must not keep the programs from being stopped.
    process.stderr.write(`${String(error)}\n`);
  }
  await running.stop().catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
  });
  clearTimeout(limit);
  instance?.release();
  process.exit(code);
}

function end(code: number, words: string): void {
  if (ending !== undefined) return;
  reporter.close();
  (code === exitCodes.stopped || code === exitCodes.interrupted ? process.stdout : process.stderr).write(`${words}\n`);
  ending = stopAndExit(code);
}

function onSignal(): void {
  if (ending === undefined) {
    end(isReady ? exitCodes.stopped : exitCodes.interrupted, "Stopping …");
    return;
  }
  running.kill();
  process.exit(exitCodes.interrupted);
}

async function run(): Promise<void> {
  const settings = readSettings(findCheckout(), process.env);
  refuseAnotherStore(settings, process.env);
  const launchers = findLaunchers();
  instance = await becomeInstance(settings, launchers);
  whenGone(launchers, () => end(exitCodes.stopped, "The command that started Mandi is gone; stopping …"));
  await checkPort(settings);
  await startProduct({ settings, reporter, running, instance });
  if (running.isStopping) return;
  isReady = true;
  reporter.close();
  for (const line of welcome(settings, performance.now())) reporter.say(line);
}

// A terminal that was closed must not turn every further line into a crash.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
// Two Ctrl-C in quick succession count as one: npm passes on what the terminal has already sent to everyone.
let lastSignalAt = Number.NEGATIVE_INFINITY;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    const now = performance.now();
    const isEcho = now - lastSignalAt < 300;
    lastSignalAt = now;
    if (!isEcho) onSignal();
  });
}

run().catch((error: unknown) => {
  if (error instanceof StartRefused) end(error.exitCode, error.message);
  else if (error instanceof ProgramFailed || error instanceof LockStuck) end(exitCodes.failed, error.message);
  else end(exitCodes.failed, error instanceof Error ? (error.stack ?? error.message) : String(error));
});
