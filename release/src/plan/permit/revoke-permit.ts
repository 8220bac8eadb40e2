import { assertValid } from "../../store/expiry";
import type { Revision } from "../../store/release-state";
import type { ReleaseStore } from "../../store/release-store";
import { nextRevision, untilWritten } from "../next-revision";
import { type Author, StepRefused } from "../steps/step";
import { couldCount } from "./permit";

/**
 * Revokes a permit, or `all` that were issued so far: a signed step of the pointer with the same set, so that every web
 * server applies it and the history records who did it and why.
 *
 * @throws StepRefused when nothing is live; PointerExpired; PointerMoved when the race cannot be won.
 */
export async function revokePermit(
  store: ReleaseStore,
  id: string,
  author: Author,
  clock = () => new Date(),
): Promise<Revision> {
  return untilWritten(async () => {
    const before = await store.readLatest();
    if (!before) throw new StepRefused("Nothing is live yet, so there is nothing to test");
    const now = clock();
    assertValid(before, now);
    const revoked = (before.revokedPermits ?? []).filter((one) => couldCount(one, now));
    const revokedPermits = [...revoked, { id, at: now.toISOString() }];
    return store.append({ ...nextRevision(before, `revoke permit ${id}`, author, now), revokedPermits });
  });
}
