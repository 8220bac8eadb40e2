import { assertValid } from "../../store/expiry";
import type { Revision, TokenRecord } from "../../store/release-state";
import type { ReleaseStore } from "../../store/release-store";
import { nextRevision, untilWritten } from "../next-revision";
import type { Author } from "../steps/step";

/**
 * Writes the changed tokens as a signed step with the same set: every web server applies it at once, and the history records
 * who granted or revoked what.
 *
 * @param change from the tokens in effect now to those in effect from now on. @throws what it throws; PointerExpired; PointerMoved
 */
export async function changeTokens(
  store: ReleaseStore,
  action: string,
  change: (tokens: readonly TokenRecord[]) => readonly TokenRecord[],
  author: Author,
  now: Date,
): Promise<Revision> {
  return untilWritten(async () => {
    const before = await store.readLatest();
    assertValid(before, now);
    const tokens = [...change(before?.tokens ?? [])];
    return store.append({ ...nextRevision(before, action, author, now), tokens });
  });
}
