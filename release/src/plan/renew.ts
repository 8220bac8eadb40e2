import { isRenewalDue } from "../store/expiry";
import type { Revision } from "../store/release-state";
import { PointerMoved, type ReleaseStore } from "../store/release-store";
import type { SignedStore } from "../store/signature/signed-store";
import { nextRevision } from "./next-revision";
import { type Author, StepRefused } from "./steps/step";

const action = "renew";

/** Whether a step only extended the validity of the set before it, without changing what anyone runs. */
export function isRenewal(revision: Revision): boolean {
  return revision.action === action;
}

/**
 * Confirms the present set: writes a revision with the same set and a later date.
 *
 * @param before the step that was found to need renewal: reading again might return another job's renewal
 * @param expiresAt ISO time; the store's default if left out.
 * @throws StepRefused when nothing is live; PointerMoved when someone else took a step in the meantime, which has its own date anyway.
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
 * Renews when less than half of the validity is left and this program holds the key; also an expired pointer, because the
 * holder of the key decides what is live, not the store.
 *
 * @returns the new revision; null when nothing was due, there is no key, or someone else renewed it.
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
