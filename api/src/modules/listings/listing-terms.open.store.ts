import type { SizeValue } from "@mandi/shared/contract/trade-document";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { prepared } from "../../platform/database/prepared";
import { selectOtherCharges } from "./product-detail.store";

interface OneListing {
  readonly listingId: number;
}

const listTerms = prepared((db, { listingId }: OneListing) =>
  db
    .selectFrom("listing")
    .select([
      "loading_charge_paise",
      "insurance_charge_paise",
      "quality_charge_paise",
      "gst_bp",
      "base_price_paise",
      "city",
    ])
    .where("id", "=", listingId),
);

const listSizePrices = prepared((db, { listingId }: OneListing) =>
  db.selectFrom("listing_variation").select(["size_variation_id", "price_paise"]).where("listing_id", "=", listingId),
);

/** A listing's charges, tax and size prices as they are now. */
export async function readListingTerms(db: Db, listingId: number) {
  const wish = { listingId };
  const [[listing], otherCharges, sizes] = await Promise.all([
    listTerms(db, wish),
    selectOtherCharges(db, wish),
    listSizePrices(db, wish),
  ]);
  if (listing === undefined) throw new Error(`Listing ${listingId} is gone`);
  return { listing, otherCharges, sizes };
}

/** The brand of a listing. */
export function readListingBrand(db: Db, listingId: number) {
  return db
    .selectFrom("listing")
    .innerJoin("brand", "brand.id", "listing.brand_id")
    .select(["brand.id", "brand.name"])
    .where("listing.id", "=", listingId)
    .executeTakeFirstOrThrow();
}

/** A size that a listing offers, with its price and name; undefined when it does not offer it. */
export async function findOfferedSize(tx: Db, listingId: number, sizeId: number) {
  const offered = await tx
    .selectFrom("listing_variation")
    .select("price_paise")
    .where("listing_id", "=", listingId)
    .where("size_variation_id", "=", sizeId)
    .where("is_selected", "=", true)
    .executeTakeFirst();
  if (offered === undefined) return undefined;
  const rows = await tx
    .selectFrom("size_value")
    .leftJoin("unit", "unit.id", "size_value.unit_id")
    .select(["size_value.name", "size_value.value", "unit.short_name"])
    .where("size_value.size_variation_id", "=", sizeId)
    .orderBy("size_value.position")
    .execute();
  const value = rows.map(
    (row): SizeValue => ({ name: row.name, value: row.value, unit: { short_name: row.short_name ?? "" } }),
  );
  return { price_paise: offered.price_paise, value };
}

interface Period {
  readonly since: Date;
  readonly until: Date;
}

/** Each price with the time for which it stood within the period; the one before the first entry of the period counts too. */
const listAverages = prepared((db, { listingId, since, until }: OneListing & Period) => {
  const from = sql<Date>`${since}::timestamptz`;
  const stood = db
    .selectFrom("listing_price")
    .select(["base_price_paise", "at"])
    .select(
      sql<number>`extract(epoch from lead(at, 1, ${until}::timestamptz) over (order by at) - greatest(at, ${from}))`.as(
        "seconds",
      ),
    )
    .where("listing_id", "=", listingId)
    .where("at", ">=", (query) =>
      query
        .selectFrom("listing_price as earlier")
        .select(sql<Date>`coalesce(max(earlier.at), ${from})`.as("at"))
        .where("earlier.listing_id", "=", listingId)
        .where("earlier.at", "<=", from),
    );
  return db
    .selectFrom(stood.as("stood"))
    .select(sql<number | null>`round(sum(base_price_paise * seconds) / nullif(sum(seconds), 0))::bigint`.as("average"))
    .where("seconds", ">", 0)
    .where("base_price_paise", ">", 0);
});

/**
 * The average of a listing's base prices in a period, each by the time for which it stood, in paise; null when none did. Several
 * corrections on one day weigh no more than the day.
 */
export async function findAveragePrice(db: Db, listingId: number, period: Period): Promise<number | null> {
  const [own] = await listAverages(db, { listingId, ...period });
  return own?.average ?? null;
}
