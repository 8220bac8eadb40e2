import { type Insertable, sql } from "kysely";
import type { Db } from "../../../platform/database/database";
import type { MarkingTables } from "./marking.tables";

/** Offers that were not withdrawn, of sellers who may still trade, with the terms they were made on; of at least one quotation. */
export function selectStandingOffers(db: Db, quotationIds: readonly number[]) {
  return db
    .selectFrom("offer")
    .innerJoin("offer_revision as revision", (join) =>
      join.onRef("revision.offer_id", "=", "offer.id").onRef("revision.sequence", "=", "offer.sequence"),
    )
    .innerJoin("invited_seller", (join) =>
      join
        .onRef("invited_seller.quotation_id", "=", "offer.quotation_id")
        .onRef("invited_seller.seller_id", "=", "offer.seller_id"),
    )
    .innerJoin("quotation", "quotation.id", "offer.quotation_id")
    .innerJoin("users", "users.id", "offer.seller_id")
    .select(({ eb, fn }) => [
      fn.coalesce("invited_seller.origin_city", "quotation.origin_city").as("city"),
      // Another city was chosen: its transporters cannot carry these goods.
      eb
        .and([
          eb("quotation.any_city", "=", false),
          eb("invited_seller.origin_city", "is distinct from", eb.ref("quotation.origin_city")),
          eb("invited_seller.origin_city", "is not", null),
        ])
        .$castTo<boolean>()
        .as("is_apart"),
      "invited_seller.freight_estimate_paise",
      "offer.id",
      "offer.seller_id",
      "offer.revised_at",
      "offer.base_price_paise",
      "invited_seller.listing_id",
      "offer.quotation_id",
      "revision.id as revision_id",
      "revision.terms",
      "revision.is_far",
      "revision.listed_price_paise",
    ])
    .where("offer.quotation_id", "in", quotationIds)
    .where("offer.withdrawn_at", "is", null)
    .where("users.verification_status", "=", "approved")
    .where("users.suspended_at", "is", null)
    .orderBy("offer.id")
    .execute();
}

/** Freight bids that were not withdrawn, of transporters who may still trade. */
export function selectStandingBids(db: Db, quotationId: number) {
  return db
    .selectFrom("freight_bid as bid")
    .innerJoin("freight_bid_revision as revision", (join) =>
      join.onRef("revision.bid_id", "=", "bid.id").onRef("revision.sequence", "=", "bid.sequence"),
    )
    .innerJoin("invited_transporter as invited", (join) =>
      join
        .onRef("invited.quotation_id", "=", "bid.quotation_id")
        .onRef("invited.transporter_id", "=", "bid.transporter_id"),
    )
    .innerJoin("users", "users.id", "bid.transporter_id")
    .select([
      "bid.id",
      "bid.transporter_id",
      "bid.price_paise",
      "bid.revised_at",
      "invited.min_price_paise",
      "invited.max_price_paise",
      "revision.id as revision_id",
    ])
    .where("bid.quotation_id", "=", quotationId)
    .where("bid.withdrawn_at", "is", null)
    .where("users.verification_status", "=", "approved")
    .where("users.suspended_at", "is", null)
    .orderBy("bid.id")
    .execute();
}

export type StandingOffer = Awaited<ReturnType<typeof selectStandingOffers>>[number];
export type StandingBid = Awaited<ReturnType<typeof selectStandingBids>>[number];

/** Stores what a marking froze. */
export async function insertMarking(
  tx: Db,
  marking: Omit<Insertable<MarkingTables["marking"]>, "sequence">,
  lines: readonly Omit<Insertable<MarkingTables["marking_line"]>, "marking_id">[],
): Promise<number> {
  const { id } = await tx
    .insertInto("marking")
    .values({
      ...marking,
      sequence: sql<number>`(select count(*) + 1 from marking where quotation_id = ${marking.quotation_id})`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("marking_line")
    .values(lines.map((line) => ({ ...line, marking_id: id })))
    .execute();
  return id;
}
