import type { AreaVersion, ReleaseDocument } from "@mandi/shared/contract/release-document";
import { type AreaChoice, resolveArea } from "@mandi/shared/contract/resolve-area";
import type { ParsedRelease } from "../release/parse-release";

const choices = new Map<string, AreaChoice>();

/** Versions that this tab was told to run, by area (`?area.seller=…`). */
export type Overrides = ReadonlyMap<string, AreaVersion>;

/**
 * Settles what this tab runs of each area and gives the set as the tab sees it: routes and menus are those of the chosen
 * version, so a version on trial brings its own pages.
 */
export function settleSet(
  { document, unreadable }: ParsedRelease,
  bucket: number,
  overrides: Overrides,
): ReleaseDocument {
  const areas = Object.entries(document.areas).map(([area, live]) => {
    const choice: AreaChoice = unreadable.has(area)
      ? { versions: [], why: "unreadable" }
      : resolveArea(live, bucket, overrides.get(area));
    choices.set(area, choice);
    return [area, { ...live, ...choice.versions[0] }] as const;
  });
  return { ...document, areas: Object.fromEntries(areas) };
}

/** What this tab runs of an area, and why. */
export function choiceOf(area: string): AreaChoice {
  return choices.get(area) ?? { versions: [], why: "disabled" };
}

/** All choices of this tab, by area. */
export function allChoices(): ReadonlyMap<string, AreaChoice> {
  return choices;
}
