import { spawn } from "node:child_process";
import { closeSync, openSync, readSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isAlive, type ProcessIdentity, sendSignal } from "../process/process-identity";
import { waitUntil } from "../process/wait-until";
import { SERVER_ENVIRONMENT } from "./cluster";
import type { Place } from "./place";
import { type Postmaster, removeMisleadingFile, runningPostmaster } from "./postmaster-file";

const LOG_LIMIT_BYTES = 5_000_000;
const LOG_TAIL_BYTES = 4_000;
/** Crash recovery after a long run replays the log before the server accepts connections. */
const RECOVERY_LIMIT_MS = 120_000;
const FAST_STOP_MS = 3_500;
const IMMEDIATE_STOP_MS = 1_000;

/** The outcome of a start attempt. */
export type StartOutcome =
  | { readonly kind: "started"; readonly server: Postmaster }
  | { readonly kind: "occupied" | "port-taken" | "failed"; readonly words: string };

export type ServerOptions = { readonly port: number; readonly isThrownAway: boolean };

function settings(options: ServerOptions): readonly string[] {
  const values = [
    "listen_addresses=127.0.0.1",
    `port=${options.port}`,
    "unix_socket_directories=",
    "max_connections=100",
    "timezone=UTC",
    "log_timezone=UTC",
    "jit=off",
    ...(options.isThrownAway ? ["fsync=off", "synchronous_commit=off", "full_page_writes=off"] : []),
  ];
  return values.flatMap((value) => ["-c", value]);
}

/** The server's log file. */
export function logFile(place: Place): string {
  return join(place.folder, "postgres.log");
}

function openLog(place: Place): { readonly handle: number; readonly start: number } {
  const path = logFile(place);
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) renameSync(path, `${path}.1`);
  return { handle: openSync(path, "a", 0o600), start: size > LOG_LIMIT_BYTES ? 0 : size };
}

function logSince(place: Place, start: number): string {
  const handle = openSync(logFile(place), "r");
  try {
    const size = statSync(logFile(place)).size;
    const from = Math.max(start, size - LOG_TAIL_BYTES);
    const buffer = Buffer.alloc(size - from);
    return buffer.toString("utf8", 0, readSync(handle, buffer, 0, buffer.length, from));
  } finally {
    closeSync(handle);
  }
}

function classify(words: string): StartOutcome {
  if (/postmaster\.pid" already exists|pre-existing shared memory block/.test(words))
    return { kind: "occupied", words };
  if (/could not bind|could not create any TCP\/IP sockets/.test(words)) return { kind: "port-taken", words };
  return { kind: "failed", words };
}

/**
 * Starts the server. Its output goes to a file and it is not a member of the terminal's process group: it must
 * outlive a killed launcher unharmed, and Ctrl-C must not reach it before the api has finished its work.
 */
export async function startServer(place: Place, options: ServerOptions): Promise<StartOutcome> {
  removeMisleadingFile(place.data);
  const log = openLog(place);
  const child = spawn(join(place.native, "bin", "postgres"), ["-D", place.data, ...settings(options)], {
    ...place.account,
    cwd: place.folder,
    env: SERVER_ENVIRONMENT,
    detached: true,
    stdio: ["ignore", log.handle, log.handle],
  });
  closeSync(log.handle);
  let ended: string | undefined;
  child.once("error", (error) => {
    ended = error.message;
  });
  child.once("exit", (code, signal) => {
    ended ??= `exit ${code ?? signal}`;
  });
  child.unref();
  const outcome = await waitUntil<StartOutcome>(
    () => {
      if (ended !== undefined) return classify(`${logSince(place, log.start)}\n(${ended})`);
      const server = runningPostmaster(place.data);
      return server?.pid === child.pid && server?.isReady === true ? { kind: "started", server } : undefined;
    },
    { withinMs: RECOVERY_LIMIT_MS, everyMs: 10 },
  );
  if (outcome !== undefined) return outcome;
  if (child.pid !== undefined) sendSignal(child.pid, "SIGQUIT");
  return { kind: "failed", words: `PostgreSQL was not ready in time.\n${logSince(place, log.start)}` };
}

async function endsWithin(identity: ProcessIdentity, withinMs: number): Promise<boolean> {
  const gone = () => (isAlive(identity) ? undefined : true);
  return (await waitUntil(gone, { withinMs, everyMs: 15 })) === true;
}

/** Stops a server: first cleanly, then so that the next start has to recover, and finally by force. */
export async function stopServer(identity: ProcessIdentity): Promise<void> {
  for (const [signal, withinMs] of [
    ["SIGINT", FAST_STOP_MS],
    ["SIGQUIT", IMMEDIATE_STOP_MS],
    ["SIGKILL", IMMEDIATE_STOP_MS],
  ] as const) {
    if (!isAlive(identity)) return;
    sendSignal(identity.pid, signal);
    if (await endsWithin(identity, withinMs)) return;
  }
}

/** Resolves when the server is gone, whether it was started or adopted by this process. */
export async function untilGone(identity: ProcessIdentity, isOver: () => boolean): Promise<void> {
  while (!isOver() && isAlive(identity)) await pause(500, undefined, { ref: false });
}
