import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { mapOf } from "@mandi/shared/contract/map-of";
import { read } from "@mandi/shared/contract/read";
import {
  Array as ArrayOf,
  Integer,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  String as StringOf,
} from "typebox";
import { hasCode } from "../store/error-code";
import type { VersionTally } from "./tally";

const Tallies = ArrayOf(
  ObjectOf({
    area: StringOf(),
    version: StringOf(),
    loaded: Integer(),
    failed: Integer(),
    kinds: mapOf(Integer()),
    loadedMs: NumberOf(),
    /** Absent in files of servers from before vitals. */
    vitals: Optional(mapOf(ArrayOf(NumberOf()))),
  }),
);

/** Writes this server's counts where `release status` finds them: one file per server process, replaced as a whole. */
export async function writeTallies(storeFolder: string, tallies: readonly VersionTally[]): Promise<void> {
  const folder = path.join(storeFolder, "field");
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${process.pid}.json`);
  await writeFile(`${file}.part`, JSON.stringify(tallies));
  await rename(`${file}.part`, file);
}

/** The counts of all servers together, by `area@version`. */
export async function readTallies(storeFolder: string): Promise<Map<string, VersionTally>> {
  const sum = new Map<string, VersionTally>();
  for (const tally of (await filesOf(storeFolder)).flat()) {
    const key = `${tally.area}@${tally.version}`;
    const known = sum.get(key);
    sum.set(key, known ? add(known, tally) : tally);
  }
  return sum;
}

async function filesOf(storeFolder: string): Promise<VersionTally[][]> {
  const folder = path.join(storeFolder, "field");
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith(".json"));
    return await Promise.all(
      names.map(async (name) => {
        const tallies = read(Tallies, JSON.parse(await readFile(path.join(folder, name), "utf8")));
        return tallies.map((tally) => ({ ...tally, vitals: tally.vitals ?? {} }));
      }),
    );
  } catch (error) {
    if (hasCode(error, "ENOENT")) return [];
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
    kinds,
    loadedMs: left.loadedMs + right.loadedMs,
    vitals,
  };
}
