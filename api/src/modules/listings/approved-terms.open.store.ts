import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { ListingTerm } from "./listing.tables";

/** Stores a product's current terms as those that the desk approved last. */
export async function keepApprovedTerms(tx: Db, listingId: number, at: Date): Promise<void> {
  const terms = sql<string>`listing_terms(${listingId})`;
  await tx
    .insertInto("approved_listing")
    .values({ listing_id: listingId, at, terms })
    .onConflict((conflict) => conflict.column("listing_id").doUpdateSet({ at, terms }))
    .execute();
}

/** A product's current terms and those that the desk approved last; nothing before its first approval. */
export async function readListingTerms(db: Db, listingId: number) {
  const [now, approved] = await Promise.all([
    sql<{ terms: readonly ListingTerm[] }>`select listing_terms(${listingId}) as terms`.execute(db),
    db.selectFrom("approved_listing").select(["at", "terms"]).where("listing_id", "=", listingId).executeTakeFirst(),
  ]);
  return { now: now.rows[0]?.terms ?? [], approved };
}
