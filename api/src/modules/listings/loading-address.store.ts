import type { LoadingAddress } from "@mandi/shared/contract/trade-document";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

/** Where a listing's goods are loaded; the first is the one that an order freezes. */
export function selectLoadingAddresses(db: Db, listingId: number) {
  return db
    .selectFrom("loading_address")
    .select(["id", "address_line_one", "address_line_two", "pincode", "city", "state"])
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

/** Goods are loaded at the address of the seller's company until they enter another place. @returns the listings that got it */
export async function insertCompanyAddress(tx: Db, sellerId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ listing_id: number }>`
    insert into loading_address (listing_id, address_line_one, pincode, city, state)
    select listing.id, profile.company_address, '', listing.city, listing.state
    from listing join profile on profile.user_id = listing.seller_id
    where listing.seller_id = ${sellerId} and profile.company_address <> ''
      and not exists (select from loading_address where loading_address.listing_id = listing.id)
    returning listing_id`.execute(tx);
  return rows.map(({ listing_id }) => listing_id);
}

/** Where a listing's goods are loaded: its first loading address, else its city. */
export async function selectLoadingAddress(db: Db, listingId: number): Promise<LoadingAddress> {
  const row = await db
    .selectFrom("listing")
    .leftJoin("loading_address as place", "place.listing_id", "listing.id")
    .select([
      "place.address_line_one",
      "place.address_line_two",
      "place.pincode",
      "place.city",
      "place.state",
      "listing.city as listing_city",
      "listing.state as listing_state",
    ])
    .where("listing.id", "=", listingId)
    .orderBy("place.position")
    .orderBy("place.id")
    .limit(1)
    .executeTakeFirstOrThrow();
  return {
    address_line_one: row.address_line_one ?? "",
    address_line_two: row.address_line_two ?? "",
    city: row.city ?? row.listing_city,
    pin_code: row.pincode ?? "",
    state: row.state ?? row.listing_state,
  };
}
