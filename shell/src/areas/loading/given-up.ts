import type { AreaVersion } from "@mandi/shared/contract/release/release-document";
import { createStore } from "zustand";
import { choiceOf } from "../area-versions";

/** Versions that lost a file after a page of theirs was shown. A store, because their pages are replaced while they are shown. */
export const givenUp = createStore<ReadonlySet<string>>(() => new Set());

/** What this tab may still run of an area, best first. */
export function versionsOf(area: string): readonly AreaVersion[] {
  return choiceOf(area).versions.filter(({ version }) => !givenUp.getState().has(version));
}

/**
 * Removes a version from this tab's choice, so that its fall-backs come next. Without a fall-back it stays, for the user to
 * try again.
 */
export function giveUp(area: string, version: string): void {
  const versions = versionsOf(area);
  const isLast = versions.length < 2 && choiceOf(area).behind === null;
  if (isLast || versions.every((one) => one.version !== version)) return;
  givenUp.setState(new Set([...givenUp.getState(), version]), true);
}
