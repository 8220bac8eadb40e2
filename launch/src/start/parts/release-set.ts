import { mkdirSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import { isPublished } from "@mandi/release/public/damaged-in";
import { openStore } from "@mandi/release/public/open-store";
import { ensureOwnToken } from "@mandi/release/public/own-token";
import { promote } from "@mandi/release/public/promote";
import { publishArea, publishShell } from "@mandi/release/public/publish";
import { unitStateOf } from "@mandi/release/public/release-state";
import { renewIfDue } from "@mandi/release/public/renew";
import { PromotionRefused, StepRefused } from "@mandi/release/public/step";
import type { BuiltUnit } from "../../build/build-units";
import { writeDurably } from "../../process/durable-file";
import { readJsonFile } from "../../process/parse-json";
import { storeFolder } from "./store-folder";

/** The outcome of the built units. */
export type ReleaseOutcome = { readonly promoted: readonly string[]; readonly refusal?: string };

function author(): string {
  try {
    return userInfo().username;
  } catch {
    return "start"; // an account without a name, as containers have
  }
}

async function publish(store: ReturnType<typeof openStore>, built: BuiltUnit): Promise<string> {
  const isShell = built.unit.folder === "shell";
  const known = isShell ? "shell" : built.unit.folder.replace(/^remote-/, "");
  if (await isPublished(store, known, built.version)) return known;
  const published = await (isShell ? publishShell : publishArea)(store, built.distFolder);
  return published.unit;
}

/** Whether a set is live already, which can be served while a new one is built. */
export async function hasLiveSet(stateFolder: string): Promise<boolean> {
  try {
    return (await openStore(storeFolder(stateFolder)).readLatest())?.live.shell !== undefined;
  } catch {
    return false; // The next publication reports what is wrong with it.
  }
}

/**
 * Publishes what was built, and makes live what this command has not made live before. The next start brings back neither a
 * version that was rolled back nor a retired area, unless there is a new build. The first time, it also makes this machine's
 * token.
 */
export async function releaseBuilt(stateFolder: string, built: readonly BuiltUnit[]): Promise<ReleaseOutcome> {
  const outcome = await makeLive(stateFolder, built);
  const folder = storeFolder(stateFolder);
  await ensureOwnToken(openStore(folder), folder, author());
  return outcome;
}

async function makeLive(stateFolder: string, built: readonly BuiltUnit[]): Promise<ReleaseOutcome> {
  const folder = storeFolder(stateFolder);
  const memory = join(stateFolder, "build", "promoted.json");
  mkdirSync(dirname(memory), { recursive: true });
  const before = readJsonFile(memory) ?? {};
  const store = openStore(folder);
  // After months without a start the pointer has expired, and no step may build on it; the key is next to it, so it is
  // renewed.
  await renewIfDue(store, { who: author(), why: "started again" }, new Date());
  const live = (await store.readLatest())?.live ?? { areas: {} };
  const versions: Record<string, string> = {};
  for (const one of built) versions[await publish(store, one)] = one.version;

  const isNews = (unit: string) => {
    const state = unitStateOf(live, unit);
    // An area missing from an existing set was retired.
    if (state === undefined && live.shell === undefined) return true;
    return state?.version !== versions[unit] && before[unit] !== versions[unit];
  };
  const candidates = Object.fromEntries(Object.entries(versions).filter(([unit]) => isNews(unit)));
  if (Object.keys(candidates).length === 0) return { promoted: [] };
  try {
    await promote(store, candidates, { who: author(), why: "built by the start command" });
  } catch (error) {
    const isRefusal = error instanceof StepRefused || error instanceof PromotionRefused;
    if (!isRefusal || live.shell === undefined) throw error;
    return { promoted: [], refusal: error.message };
  }
  writeDurably(memory, JSON.stringify({ ...before, ...versions }));
  return { promoted: Object.keys(candidates) };
}
