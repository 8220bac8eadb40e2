import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeDurably } from "../process/durable-file";
import { type HeldLock, type LockHolder, lockHolder, takeLock } from "../process/lock-file";
import { isRecord, numberField, textField } from "../process/parse-json";
import { isAlive, type ProcessIdentity, sendSignal } from "../process/process-identity";
import { waitUntil } from "../process/wait-until";
import { exitCodes, StartRefused } from "./exit-codes";
import { publicUrl, type Settings } from "./settings";

/** This start; there is only one per checkout. */
export type Instance = {
  /** Records the processes of this start, for the next start after a kill. */
  readonly rememberChildren: (children: readonly ProcessIdentity[]) => void;
  readonly beginStopping: () => void;
  readonly release: () => void;
};

const STOPPING_LIMIT_MS = 10_000;
const LEFTOVER_LIMIT_MS = 5_000;

function lockPath(settings: Settings): string {
  return join(settings.stateFolder, "start.lock");
}

function childrenPath(settings: Settings): string {
  return join(settings.stateFolder, "start-children.json");
}

function parseIdentities(value: unknown): readonly ProcessIdentity[] {
  return (Array.isArray(value) ? value : []).flatMap((entry: unknown) => {
    const pid = isRecord(entry) ? numberField(entry, "pid") : undefined;
    const began = isRecord(entry) ? textField(entry, "began") : undefined;
    return pid === undefined || began === undefined ? [] : [{ pid, began }];
  });
}

function readChildren(path: string): readonly ProcessIdentity[] {
  try {
    return parseIdentities(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return [];
  }
}

/** The programs of a killed start exit by themselves, but the next start needs their ports now. */
async function endLeftovers(path: string): Promise<void> {
  const leftovers = readChildren(path).filter(isAlive);
  for (const { pid } of leftovers) sendSignal(-pid, "SIGKILL");
  const areGone = () => (leftovers.some(isAlive) ? undefined : true);
  await waitUntil(areGone, { withinMs: LEFTOVER_LIMIT_MS, everyMs: 20 });
}

function alreadyRunning(holder: LockHolder): StartRefused {
  const url = textField(holder.details, "url") ?? "an unknown address";
  const state = textField(holder.details, "state") ?? "running";
  const words = `Mandi is already ${state} from this checkout, as process ${holder.identity.pid}, at ${url}`;
  return new StartRefused(
    `${words}\nStop it with Ctrl-C in its terminal, or: kill ${holder.identity.pid}`,
    exitCodes.alreadyRunning,
  );
}

/** Waits for a start that is stopping or whose npm was killed. */
function isLeaving(holder: LockHolder): boolean {
  const launchers = parseIdentities(holder.details["launchers"]);
  return textField(holder.details, "state") === "stopping" || !launchers.every(isAlive);
}

async function takeInstanceLock(settings: Settings, details: Record<string, unknown>): Promise<HeldLock> {
  const path = lockPath(settings);
  let attempt = await takeLock(path, details);
  if ("holder" in attempt && isLeaving(attempt.holder)) {
    const isFree = () => (lockHolder(path) === undefined ? true : undefined);
    await waitUntil(isFree, { withinMs: STOPPING_LIMIT_MS, everyMs: 50 });
    attempt = await takeLock(path, details);
  }
  if ("holder" in attempt) throw alreadyRunning(attempt.holder);
  return attempt.lock;
}

/** Makes this start the only one of the checkout and ends what a killed one left. */
export async function becomeInstance(settings: Settings, launchers: readonly ProcessIdentity[]): Promise<Instance> {
  const details = { url: publicUrl(settings), launchers };
  const lock = await takeInstanceLock(settings, { ...details, state: "running" });
  const children = childrenPath(settings);
  await endLeftovers(children);
  return {
    rememberChildren: (identities) => writeDurably(children, JSON.stringify(identities)),
    beginStopping: () => lock.describe({ ...details, state: "stopping" }),
    release: () => {
      rmSync(children, { force: true });
      lock.release();
    },
  };
}
