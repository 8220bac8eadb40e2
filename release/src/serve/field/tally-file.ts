import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { mapOf } from "@mandi/shared/contract/map-of";
import { readOrNull } from "@mandi/shared/contract/read";
import { Array as ArrayOf, Integer, Number as NumberOf, Object as ObjectOf, String as StringOf } from "typebox";
import { hasCode } from "../../store/error-code";
import { jsonOrNull } from "../../store/files/json-or-null";
import { versionName } from "../../store/release-state";
import type { VersionTally } from "./tally";
import { Trace } from "./traces";

const Tallies = ArrayOf(
  ObjectOf({
    area: StringOf(),
    version: StringOf(),
    loaded: Integer(),
    failed: Integer(),
    people: Integer(),
    failing: Integer(),
    kinds: mapOf(Integer()),
    loadedMs: NumberOf(),
    vitals: mapOf(ArrayOf(NumberOf())),
    traces: ArrayOf(Trace),
  }),
);

/** A server writes every few seconds: one that has not written for this long has stopped, and its counts are outdated. */
const forgetAfterMs = 60 * 60_000;

/** Containers that share a folder all have process id 1, and process ids are reused after a restart. */
const ownName = `${hostname().replace(/[^A-Za-z0-9-]/g, "_")}-${process.pid}-${Math.round(performance.timeOrigin)}.json`;

/** Two writes may overlap (one of them at shutdown), so each uses a separate file until it is complete. */
let writes = 0;

/**
 * Writes this server's counts where `release status` finds them: one file per server process, replaced as a whole. Deletes
 * the files of servers that ended long ago.
 */
export async function writeTallies(storeFolder: string, tallies: readonly VersionTally[]): Promise<void> {
  const folder = path.join(storeFolder, "field");
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, ownName);
  writes += 1;
  const part = `${file}.${writes}.part`;
  try {
    await writeFile(part, JSON.stringify(tallies));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }); // On a full disk, one more every few seconds would keep it full.
    throw error;
  }
  const { past } = await filesIn(folder);
  await Promise.all(past.map((name) => rm(path.join(folder, name), { force: true })));
}

/** The counts of all servers together, by `area@version`. */
export async function readTallies(storeFolder: string): Promise<Map<string, VersionTally>> {
  return sumOf((await readServers(storeFolder)).flatMap(({ tallies }) => tallies));
}

/** Adds up counts, by `area@version`. */
export function sumOf(tallies: readonly VersionTally[]): Map<string, VersionTally> {
  const sum = new Map<string, VersionTally>();
  for (const tally of tallies) {
    const key = versionName(tally.area, tally.version);
    const known = sum.get(key);
    sum.set(key, known ? add(known, tally) : tally);
  }
  return sum;
}

/** What one server has counted since it started. */
export interface ServerTallies {
  /** Its machine, process id and start: no two servers have the same. */
  readonly server: string;
  readonly tallies: readonly VersionTally[];
}

/** The counts of each server. */
export async function readServers(storeFolder: string): Promise<ServerTallies[]> {
  const folder = path.join(storeFolder, "field");
  try {
    const { counted } = await filesIn(folder);
    return await Promise.all(
      // A file that a server of another build wrote, or that a power cut left empty, must not hide the others.
      counted.map(async (name) => ({
        server: path.basename(name, ".json"),
        tallies: readOrNull(Tallies, jsonOrNull(await readFile(path.join(folder, name), "utf8"))) ?? [],
      })),
    );
  } catch (error) {
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  }
}

async function filesIn(folder: string): Promise<{ readonly counted: string[]; readonly past: string[] }> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json") || name.endsWith(".part"));
  const ages = await Promise.all(names.map(async (name) => Date.now() - (await timeOf(path.join(folder, name)))));
  const isPast = (_: string, index: number) => (ages[index] ?? 0) > forgetAfterMs;
  const counted = names.filter((name, index) => !isPast(name, index) && name.endsWith(".json"));
  return { counted, past: names.filter(isPast) };
}

/** When a file was written; the present time for one that another server has just moved or deleted. */
async function timeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return Date.now();
    throw error;
  }
}

function add(left: VersionTally, right: VersionTally): VersionTally {
  const kinds = { ...left.kinds };
  for (const [kind, count] of Object.entries(right.kinds)) kinds[kind] = (kinds[kind] ?? 0) + count;
  const vitals = { ...left.vitals };
  for (const [name, values] of Object.entries(right.vitals)) vitals[name] = [...(vitals[name] ?? []), ...values];
  const { area, version } = left;
  return {
    area,
    version,
    loaded: left.loaded + right.loaded,
    failed: left.failed + right.failed,
    // Somebody who used two servers is counted on both.
    people: left.people + right.people,
    failing: left.failing + right.failing,
    kinds,
    loadedMs: left.loadedMs + right.loadedMs,
    vitals,
    traces: [...left.traces, ...right.traces],
  };
}
