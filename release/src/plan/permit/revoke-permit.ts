import { assertValid } from "../../store/expiry";
import type { Revision } from "../../store/live-set";
import { PointerMoved, type ReleaseStore } from "../../store/release-store";
import { type Author, StepRefused } from "../move-pointer";
import { couldCount } from "./permit";

/** Others may take steps meanwhile; after this many lost races something else is wrong. */
const maxTries = 60;

/**
 * Takes a permit back, or `all` that were issued until now: a signed step of the pointer with the same set, so that every web
 * server follows it and the history says who did it and why.
 *
 * @throws StepRefused when nothing is live; PointerExpired; PointerMoved when the race cannot be won.
 */
export async function revokePermit(
  store: ReleaseStore,
  id: string,
  { who, why }: Author,
  clock = () => new Date(),
): Promise<Revision> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const before = await store.readLatest();
    if (!before) throw new StepRefused("Nothing is live yet, so there is nothing to test");
    const now = clock();
    assertValid(before, now);
    const at = now.toISOString();
    const { expiresAt: _, signature: __, revokedPermits = [], ...same } = before;
    const revoked = [...revokedPermits.filter((one) => couldCount(one, now)), { id, at }];
    const action = `revoke permit ${id}`;
    try {
      return await store.append({
        ...same,
        revision: before.revision + 1,
        at,
        who,
        why,
        action,
        revokedPermits: revoked,
      });
    } catch (error) {
      if (!(error instanceof PointerMoved)) throw error;
    }
  }
  throw new PointerMoved(`The pointer moved ${maxTries} times meanwhile; nothing was written`);
}
