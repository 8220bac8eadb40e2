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

/** Stores a product's current terms as those at which the desk took it off the market. */
export async function keepTakenOffTerms(tx: Db, listingId: number, at: Date): Promise<void> {
  const terms = sql<string>`listing_terms(${listingId})`;
  await tx
    .insertInto("taken_off_listing")
    .values({ listing_id: listingId, at, terms })
    .onConflict((conflict) => conflict.column("listing_id").doUpdateSet({ at, terms, changed_at: null }))
    .execute();
}

/** Forgets at which terms a product was taken off the market, once it is decided again. */
export async function dropTakenOffTerms(tx: Db, listingId: number): Promise<void> {
  await tx.deleteFrom("taken_off_listing").where("listing_id", "=", listingId).execute();
}

/** Those of these products that the desk took off the market. */
export async function selectTakenOffAmong(tx: Db, listingIds: readonly number[]): Promise<readonly number[]> {
  if (listingIds.length === 0) return [];
  const rows = tx
    .selectFrom("taken_off_listing")
    .select("listing_id")
    .where("listing_id", "in", [...listingIds]);
  return (await rows.execute()).map(({ listing_id }) => listing_id);
}

/** Stores since when the terms of a product off the market are no longer those it was taken off at. */
export async function updateChangeOffMarket(tx: Db, listingId: number, at: Date | null): Promise<void> {
  await tx.updateTable("taken_off_listing").set({ changed_at: at }).where("listing_id", "=", listingId).execute();
}

/**
 * A product's current terms, those that the desk approved last, and those at which it took it off the market; nothing before the
 * first approval, and while it is not off the market by the desk.
 */
export async function readListingTerms(db: Db, listingId: number) {
  const [now, approved, takenOff] = await Promise.all([
    sql<{ terms: readonly ListingTerm[] }>`select listing_terms(${listingId}) as terms`.execute(db),
    db.selectFrom("approved_listing").select(["at", "terms"]).where("listing_id", "=", listingId).executeTakeFirst(),
    db
      .selectFrom("taken_off_listing")
      .select(["at", "changed_at", "terms"])
      .where("listing_id", "=", listingId)
      .executeTakeFirst(),
  ]);
  return { now: now.rows[0]?.terms ?? [], approved, takenOff };
}
