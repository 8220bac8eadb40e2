import { liveRelease } from "../release/live-release";
import { parseRelease } from "../release/parse-release";
import { fetchChange } from "../release/read-release";

/** A slow answer must not hold up the user: he then stays on his set until the next change of area. */
const patienceMs = 1000;

let currentArea: string | null = null;

/**
 * Called when a page of an area is about to be shown. A tab keeps the set it started with while the user stays in an area;
 * on a change of area it moves to what is live by loading the page anew, so two versions never mix in one document.
 */
export async function moveToNewSet(area: string, address: string): Promise<void> {
  const before = currentArea;
  currentArea = area;
  if (before === null || before === area) return;
  const { revision } = liveRelease.getState();
  const live = await liveRevision(revision);
  if (live !== null && live > revision) {
    location.assign(address);
    await new Promise(() => undefined); // The document is on its way out; nothing of the old set is shown any more.
  }
}

async function liveRevision(known: number): Promise<number | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));
  const answer = fetchChange(known).then(
    (value) => (value === null ? known : parseRelease(value).document.revision),
    () => null,
  );
  // A document that cannot be read is no reason to leave the page that can be.
  return Promise.race([answer.catch(() => null), timeout]);
}
