import type { AreaVersion } from "@mandi/shared/contract/release-document";
import { type AreaChoice, resolveArea } from "@mandi/shared/contract/resolve-area";
import { bucketOfPage } from "../release/bucket";
import { liveRelease } from "../release/live-release";

const overrides = new Map<string, AreaVersion>();

/** For this tab only, the area runs this published version (`?area.seller=…`). */
export function overrideArea(area: string, version: AreaVersion): void {
  overrides.set(area, version);
}

/** What this tab runs of an area, and why. */
export function choiceOf(area: string): AreaChoice {
  const live = liveRelease.getState().areas[area];
  return live ? resolveArea(live, bucketOfPage(), overrides.get(area)) : { versions: [], why: "disabled" };
}
