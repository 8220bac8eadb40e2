import type { Db } from "../../platform/database/database";
import { readListingTerms, updateChangeOffMarket } from "./approved-terms.open.store";
import { changedBySeller } from "./changed-terms.policy";

/**
 * Keeps since when a product that the desk took off the market waits for the desk: since its seller first changed it, and not at
 * all once they have put everything back. Call it in the transaction of every write of a seller's terms.
 */
export async function noteChangeOffMarket(tx: Db, listingId: number, at: Date): Promise<void> {
  const { now, takenOff } = await readListingTerms(tx, listingId);
  if (takenOff === undefined) return;
  const isChanged = changedBySeller(now, takenOff.terms).length > 0;
  await updateChangeOffMarket(tx, listingId, isChanged ? (takenOff.changed_at ?? at) : null);
}
