import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import { releaseTag } from "@mandi/shared/contract/release/release-tag";
import { roleOf, sessionStore } from "@mandi/shared/session";
import { liveRelease } from "../release/live-release";
import { type ParsedRelease, parseRelease } from "../release/parse-release";
import { fetchChange } from "../release/read-release";
import { offeredSet } from "./offered-set";
import { concernsTab } from "./set-concerns";

/** A slow answer must not hold up the user: they stay on their set until the next change of area. */
const patienceMs = 1000;

let currentArea: string | null = null;
/** The newest set this tab knows of; null while it runs that one. */
let newer: ParsedRelease | null = null;

/** The newest set this tab knows of, not necessarily the one it runs. */
const newestSet = (): ReleaseDocument => newer?.document ?? liveRelease.getState();

/** Its revision. */
export function newestRevision(): number {
  return newestSet().revision;
}

/**
 * Called when a page of an area is about to be shown. A tab keeps the set it started with while the user stays in an area,
 * and beyond that as long as the newer one changes nothing for them. Otherwise it moves to the newer one by reloading the
 * page, so two sets never mix in one document.
 */
export async function moveToNewSet(area: string, address: string): Promise<void> {
  const before = currentArea;
  currentArea = area;
  if (before === null || before === area) return;
  if (await hasNewSetFor(area)) {
    location.assign(address);
    await leaving();
  }
}

/**
 * Called when a person retries what failed. When the area was repaired, rolled back or opened in the meantime, the page is
 * reloaded with the newer set; otherwise nothing happens, and what failed can be retried in place.
 */
export async function retryInNewSet(area: string): Promise<void> {
  if (await hasNewSetFor(area)) {
    location.reload();
    await leaving();
  }
}

async function hasNewSetFor(area: string): Promise<boolean> {
  await Promise.race([hearOfNewer(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  return newer !== null && concernsTab(newer, area, roleOf(sessionStore.getState()));
}

/**
 * Checks whether a newer set concerns the page being shown, and offers it; one that was rolled back is no longer offered.
 */
export async function lookForNewSet(): Promise<void> {
  if (currentArea === null) return;
  await hearOfNewer();
  const isOffered = newer !== null && concernsTab(newer, currentArea, roleOf(sessionStore.getState()));
  offeredSet.setState({ revision: isOffered ? newestRevision() : null });
}

/** The document is being left; nothing of the old set is shown any more. */
const leaving = () => new Promise<never>(() => undefined);

/** An answer that is too late for this change of area still counts at the next. */
async function hearOfNewer(): Promise<void> {
  try {
    const value = await fetchChange(newestSet());
    if (value === null) return;
    const parsed = parseRelease(value);
    newer = follows(parsed.document, liveRelease.getState()) ? parsed : null;
  } catch {
    // A document that cannot be fetched or parsed is no reason to leave a page that works.
  }
}

/** A later revision, or the same one after a pin for this visitor has begun or ended. */
function follows(heard: ReleaseDocument, own: ReleaseDocument): boolean {
  return heard.revision > own.revision || (heard.revision === own.revision && releaseTag(heard) !== releaseTag(own));
}
