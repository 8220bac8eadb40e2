import { read } from "@mandi/shared/contract/read";
import type { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { satisfies } from "semver";
import { Object as ObjectOf, String as StringOf } from "typebox";
import type { Objection } from "./check-set";

const Description = ObjectOf({ info: ObjectOf({ version: StringOf() }) });
const patienceMs = 5_000;

/** The version of the api at this origin, from its own description; null when it has none. */
export async function liveApiVersion(origin: string | undefined): Promise<string | null> {
  if (!origin) return null;
  try {
    const answer = await fetch(new URL("/api/openapi.json", origin), { signal: AbortSignal.timeout(patienceMs) });
    return answer.ok ? read(Description, await answer.json()).info.version : null;
  } catch {
    return null;
  }
}

/** Why an area does not fit this api: it is outside the range that the area declares. */
export function apiObjections({ name, api: needed }: AreaManifest, version: string): Objection[] {
  if (satisfies(version, needed)) return [];
  return [{ unit: name, reason: `needs api ${needed}, the live api is ${version}` }];
}
