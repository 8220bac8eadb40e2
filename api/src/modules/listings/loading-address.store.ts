import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

/** Where a listing's goods are loaded; the first is the one that an order freezes. */
export function listLoadingAddresses(db: Db, listingId: number) {
  return db
    .selectFrom("loading_address")
    .select(["id", "address_line_one", "address_line_two", "pincode"])
    .where("listing_id", "=", listingId)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

interface LoadingPlace {
  readonly address_line_one: string;
  readonly address_line_two: string;
  readonly pincode: string;
  readonly city: string;
  readonly state: string;
}

export async function insertLoadingAddress(tx: Db, listingId: number, place: LoadingPlace): Promise<void> {
  await tx
    .insertInto("loading_address")
    .values({ listing_id: listingId, ...place })
    .execute();
}

export async function updateLoadingAddress(tx: Db, id: number, place: LoadingPlace): Promise<void> {
  await tx.updateTable("loading_address").set(place).where("id", "=", id).execute();
}

/** The address of the seller's company is where goods are loaded until they name another place. */
export async function copyCompanyAddress(tx: Db, sellerId: number): Promise<void> {
  await sql`
    insert into loading_address (listing_id, address_line_one, pincode, city, state)
    select listing.id, profile.company_address, '', listing.city, listing.state
    from listing join profile on profile.user_id = listing.seller_id
    where listing.seller_id = ${sellerId} and profile.company_address <> ''
      and not exists (select from loading_address where loading_address.listing_id = listing.id)`.execute(tx);
}
