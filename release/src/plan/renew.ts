import { isRenewalDue } from "../store/expiry";
import type { Revision } from "../store/release-state";
import { PointerMoved, type ReleaseStore } from "../store/release-store";
import type { SignedStore } from "../store/signature/signed-store";
import { nextRevision } from "./next-revision";
import { type Author, StepRefused } from "./steps/step";

const action = "renew";

/** Whether a step only gave the set before it more time: nothing that anyone runs was changed by it. */
export function isRenewal(revision: Revision): boolean {
  return revision.action === action;
}

/**
 * Says again that the present set is the live one: a revision with the same set and a later date.
 *
 * @param before the step that was found to need it: read again, it might be the renewal of another job
 * @param expiresAt ISO time; the store's own rule decides when it is left out.
 * @throws StepRefused when nothing is live; PointerMoved when someone else took a step in the meantime, which has its own date.
 */
export async function renew(
  store: ReleaseStore,
  before: Revision | null,
  author: Author,
  now: Date,
  expiresAt?: string,
): Promise<Revision> {
  if (!before) throw new StepRefused("Nothing is live yet, so there is nothing to renew");
  const revision = nextRevision(before, action, author, now);
  return store.append(expiresAt === undefined ? revision : { ...revision, expiresAt });
}

/**
 * Renews when less than half of the time is left and this program holds the key. An expired pointer too: the person who holds the
 * key is asked what is live, not the store.
 *
 * @returns the new revision; null when there was nothing to do, nothing to do it with, or someone else did it.
 */
export async function renewIfDue(store: SignedStore, author: Author, now: Date): Promise<Revision | null> {
  const latest = await store.readLatest();
  if (!latest || !isRenewalDue(latest, now) || !(await store.canSign())) return null;
  try {
    return await renew(store, latest, author, now);
  } catch (error) {
    if (error instanceof PointerMoved) return null;
    throw error;
  }
}
