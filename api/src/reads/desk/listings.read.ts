import { sql } from "kysely";
import type { ListingStatus } from "../../modules/listings/listing.tables";
import type { Db } from "../../platform/database/database";
import { deskRows, offsetOf, onlyOne, totalOf } from "./desk-page";
import { nameAtDesk } from "./name-at-desk";

/** Which products the desk asks for. */
export interface ListingQuery {
  readonly page?: number | undefined;
  readonly status?: ListingStatus | undefined;
}

/** A seller's product as the desk lists it. */
export interface DeskListingRow {
  readonly id: number;
  readonly seller: string;
  readonly product: string;
  readonly brand: string;
  readonly city: string;
  readonly status: string;
  readonly base: number;
  readonly ex: number;
}

/** The same as its own page shows it. */
interface DeskListing extends DeskListingRow {
  readonly seller_phone: string;
  readonly created_at: Date;
  /** What the desk last wrote to its seller about it; empty while it is on the market. */
  readonly note: string;
}

const listingRows = sql`
  select l.id, l.city, l.status, l.base_price_paise as base, l.ex_price_paise as ex, l.created_at, l.desk_note as note,
         u.phone as seller_phone, ${nameAtDesk("u")} as seller, p.name as product, b.name as brand
    from listing l join users u on u.id = l.seller_id join commodity_product p on p.id = l.commodity_product_id
    join brand b on b.id = l.brand_id`;

/** One of the sellers' products; undefined where there is none. */
export async function selectDeskListing(db: Db, id: number): Promise<DeskListing | undefined> {
  const { rows } = await sql<DeskListing>`${listingRows} where l.id = ${id} and l.status <> 'removed'`.execute(db);
  return rows[0];
}

/** A size with its values in their order. */
export interface ListedSize {
  readonly values: readonly { readonly value: string; readonly unit: { readonly short_name: string } }[];
}

/** All sizes of the product that a seller lists, also those that they do not offer or no longer. */
export async function selectSizesOfListing(db: Db, id: number): Promise<readonly ListedSize[]> {
  const { rows } = await sql<ListedSize>`
    select jsonb_agg(jsonb_build_object('value', s.value, 'unit', jsonb_build_object('short_name', coalesce(u.short_name, '')))
                     order by s.position) as values
      from listing l join size_variation v on v.commodity_product_id = l.commodity_product_id
      join size_value s on s.size_variation_id = v.id left join unit u on u.id = s.unit_id
     where l.id = ${id} group by v.id`.execute(db);
  return rows;
}

/** A page of the sellers' products; those that wait for approval come first. */
export async function selectDeskListings(db: Db, query: ListingQuery): Promise<readonly DeskListingRow[]> {
  const one = onlyOne(sql`l.status`, query.status);
  const { rows } = await sql<DeskListingRow>`
    select l.id, l.city, l.status, l.base_price_paise as base, l.ex_price_paise as ex,
           (select ${nameAtDesk("users")} from users where id = l.seller_id) as seller,
           (select name from commodity_product where id = l.commodity_product_id) as product,
           (select name from brand where id = l.brand_id) as brand
      from listing l where l.status <> 'removed' and ${one.filter}
     order by ${one.order} (l.status = 'pending approval') desc, l.id desc
     limit ${sql.lit(deskRows)} offset ${offsetOf(query.page)}`.execute(db);
  return rows;
}

/** How many such products there are, next to a page of so many rows. */
export function countDeskListings(db: Db, { page, status }: ListingQuery, rows: number): Promise<number> {
  const { filter } = onlyOne(sql`l.status`, status);
  return totalOf(db, { page, rows }, sql`listing l where l.status <> 'removed' and ${filter} order by l.id`);
}
