import type { AreaVersion, ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import { type AreaChoice, resolveArea } from "@mandi/shared/contract/release/resolve-area";
import type { ParsedRelease } from "../release/parse-release";

const choices = new Map<string, AreaChoice>();
const overridden = new Map<string, AreaVersion>();

/** Versions that this tab is set to run, by area (`?area.seller=…`). */
export type Overrides = ReadonlyMap<string, AreaVersion>;

/** A set as one tab sees it: routes and menus are those of the chosen versions, so a version on trial brings its own pages. */
interface ChosenSet {
  readonly document: ReleaseDocument;
  readonly choices: ReadonlyMap<string, AreaChoice>;
}

/** Fixes the version of each area that this tab runs, and returns the set as the tab sees it. */
export function settleSet(parsed: ParsedRelease, bucket: number, overrides: Overrides): ReleaseDocument {
  for (const [area, version] of overrides) overridden.set(area, version);
  const chosen = choose(parsed, bucket, overrides);
  for (const [area, choice] of chosen.choices) choices.set(area, choice);
  return chosen.document;
}

/** What this tab would run of another set, with its own overrides. Changes nothing. */
export function previewSet(parsed: ParsedRelease, bucket: number): ChosenSet {
  return choose(parsed, bucket, overridden);
}

function choose({ document, unreadable }: ParsedRelease, bucket: number, overrides: Overrides): ChosenSet {
  const chosen = new Map<string, AreaChoice>();
  const areas = Object.entries(document.areas).map(([area, live]) => {
    const choice: AreaChoice = unreadable.has(area)
      ? { versions: [], behind: live.previous ?? null, why: "unreadable" }
      : resolveArea(live, bucket, overrides.get(area));
    chosen.set(area, choice);
    return [area, { ...live, ...choice.versions[0] }] as const;
  });
  return { document: { ...document, areas: Object.fromEntries(areas) }, choices: chosen };
}

/** Keeps the description of an area's fall-back version, so that it is fetched only once. */
export function settleBehind(area: string, version: AreaVersion): void {
  const choice = choiceOf(area);
  if (choice.behind?.version === version.version)
    choices.set(area, { ...choice, versions: [...choice.versions, version], behind: null });
}

/** The version of an area that this tab runs, and why. */
export function choiceOf(area: string): AreaChoice {
  return choices.get(area) ?? { versions: [], behind: null, why: "disabled" };
}

/** All choices of this tab, by area. */
export function allChoices(): ReadonlyMap<string, AreaChoice> {
  return choices;
}
