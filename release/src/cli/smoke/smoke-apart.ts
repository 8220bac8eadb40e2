import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { read } from "@mandi/shared/contract/read";
import type { ReleasePolicy } from "../../plan/environment/policy";
import type { ReleaseState } from "../../store/release-state";
import { killTree, processTree } from "./process-tree";
import type { SmokeResult } from "./smoke";
import { SmokeAnswer, type SmokeOrder } from "./smoke-order";

/** What a smoke may take: its process, the browser and all of the browser's own processes together. */
interface SmokeLimits {
  /** Resident memory; memory shared by several processes is counted for each. */
  readonly bytes: number;
  readonly ms: number;
}

/** Far more than the pages of one unit need: only a faulty version comes near. */
const usualLimits = { seconds: 180, megabytes: 3 * 1024 };

const lookEveryMs = 500;
const program = path.join(path.dirname(fileURLToPath(import.meta.url)), "start-smoke.mjs");

/** Two browsers at once would compete for the processor and need twice the memory. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Runs a smoke in its own process, so that a candidate that eats memory or never ends does not harm the caller. A smoke that
 * exceeds its limits is ended, which is an objection to the candidate.
 *
 * @param address of the store, for `openStore`
 * @param policy of the environment, which may set other limits than the default
 * @throws Error when there is no browser, or the store cannot be read
 */
export function smokeApart(
  address: string,
  live: ReleaseState,
  units: readonly string[],
  { smokeLimits }: ReleasePolicy,
): Promise<SmokeResult> {
  const { seconds, megabytes } = { ...usualLimits, ...smokeLimits };
  const limits = { bytes: megabytes * 1024 ** 2, ms: seconds * 1000 };
  const result = turn.then(() => runApart({ address, live, units: [...units] }, limits));
  turn = result.catch(() => undefined);
  return result;
}

async function runApart(order: SmokeOrder, limits: SmokeLimits): Promise<SmokeResult> {
  const child = spawn(process.execPath, ["--max-old-space-size=512", program], { stdio: ["pipe", "pipe", "pipe"] });
  child.stdin.on("error", () => undefined); // It ended before it read its order; its exit code says so.
  child.stdin.write(`${JSON.stringify(order)}\n`); // Left open, so that the child notices when this program dies.
  const watched = watch(child, limits);
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]).finally(watched.stop);
  const [output, complaints, [code]] = await ended;
  const excess = watched.excess();
  if (excess)
    return { pages: 0, objections: order.units.map((unit) => ({ unit, reason: `the smoke was ended: ${excess}` })) };
  if (code !== 0) throw new Error(complaints.trim() || `The smoke ended with ${code}`);
  return read(SmokeAnswer, JSON.parse(output));
}

/** Ends the child when it exceeds its limits; `excess` says which one. */
function watch({ pid }: ChildProcessWithoutNullStreams, { bytes, ms }: SmokeLimits) {
  let excess = "";
  const end = async (words: string) => {
    if (excess || pid === undefined) return;
    excess = words;
    await killTree(pid);
  };
  const late = setTimeout(() => void end(`it took more than ${Math.round(ms / 1000)} s`), ms);
  const look = setInterval(async () => {
    const taken = (await processTree(pid ?? 0)).reduce((sum, held) => sum + held.bytes, 0);
    if (taken > bytes) await end(`it took more than ${Math.round(bytes / 1024 ** 2)} MB of memory`);
  }, lookEveryMs);
  const stop = () => {
    clearTimeout(late);
    clearInterval(look);
  };
  return { stop, excess: () => excess };
}
