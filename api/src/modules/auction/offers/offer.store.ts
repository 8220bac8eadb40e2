import type { QuotationStatus, SizeValue } from "@mandi/shared/contract/trade-document";
import { sql } from "kysely";
import type { Db } from "../../../platform/database/database";
import { prepared } from "../../../platform/database/prepared";

export interface AskedSeller {
  readonly sellerId: number;
  readonly quotationId: number;
}

const selectInvitations = prepared((db, { sellerId, quotationId }: AskedSeller) =>
  db
    .selectFrom("invited_seller")
    .select(["listing_id", "is_unread", "origin_city", "freight_estimate_paise"])
    .where("quotation_id", "=", quotationId)
    .where("seller_id", "=", sellerId),
);

/** Who was asked, with the listing they answer with; undefined when this seller was not. */
export async function selectInvitation(db: Db, sellerId: number, quotationId: number) {
  const [invitation] = await selectInvitations(db, { sellerId, quotationId });
  return invitation;
}

export async function updateOfferRead(db: Db, sellerId: number, quotationId: number): Promise<void> {
  await db
    .updateTable("invited_seller")
    .set({ is_unread: false })
    .where("quotation_id", "=", quotationId)
    .where("seller_id", "=", sellerId)
    .execute();
}

const selectOwnOffers = prepared((db, { sellerId, quotationId }: AskedSeller) =>
  db
    .selectFrom("offer")
    .innerJoin("offer_revision as revision", (join) =>
      join.onRef("revision.offer_id", "=", "offer.id").onRef("revision.sequence", "=", "offer.sequence"),
    )
    .select([
      "offer.id",
      "offer.sequence",
      "offer.base_price_paise",
      "offer.ex_paise",
      "revision.terms",
      "revision.description",
      "revision.listed_price_paise",
      "revision.is_far",
    ])
    .where("offer.quotation_id", "=", quotationId)
    .where("offer.seller_id", "=", sellerId)
    .where("offer.withdrawn_at", "is", null),
);

/** The seller's own current offer; undefined where they withdrew it. */
export async function selectOwnOffer(db: Db, sellerId: number, quotationId: number) {
  const [own] = await selectOwnOffers(db, { sellerId, quotationId });
  return own;
}

/** How many of the newest enquiries at a listing are searched for its seller's offers. */
const newestEnquiries = 50;

interface LastOffersWish {
  readonly sellerId: number;
  readonly listingId: number;
  readonly exceptQuotationId: number;
}

/** A seller's last prices at a listing, on other enquiries: of the same product, brand and city, so that they compare. */
export const selectLastOffers = prepared((db, { sellerId, listingId, exceptQuotationId }: LastOffersWish) =>
  db
    .selectFrom((newest) =>
      newest
        .selectFrom("invited_seller")
        .select("quotation_id")
        .where("listing_id", "=", listingId)
        .where("quotation_id", "<>", exceptQuotationId)
        .orderBy("quotation_id", "desc")
        .limit(newestEnquiries)
        .as("asked"),
    )
    .innerJoin("offer", (on) =>
      on
        .onRef("offer.quotation_id", "=", "asked.quotation_id")
        .on("offer.seller_id", "=", sellerId)
        .on("offer.withdrawn_at", "is", null),
    )
    .innerJoin("quotation", "quotation.id", "asked.quotation_id")
    .select(["quotation.number", "offer.base_price_paise", "offer.revised_at"])
    .orderBy("asked.quotation_id", "desc")
    .limit(3),
);

/** Which enquiries: those of some statuses or, with none, all; those with these keys or all, and without those. */
export interface ReceivedChoice {
  readonly statuses: readonly QuotationStatus[];
  readonly ids: readonly number[] | undefined;
  readonly except: readonly number[];
}

export interface ReceivedFilter extends ReceivedChoice {
  readonly newestFirst: boolean;
  readonly limit: number;
  readonly offset: number;
}

function received(db: Db, sellerId: number, { statuses, ids, except }: ReceivedChoice) {
  return db
    .selectFrom("invited_seller as asked")
    .where("asked.seller_id", "=", sellerId)
    .$if(ids !== undefined, (query) =>
      query.where(sql<boolean>`asked.quotation_id = any(${[...(ids ?? [])]}::bigint[])`),
    )
    .$if(except.length > 0, (query) => query.where(sql<boolean>`asked.quotation_id <> all(${[...except]}::bigint[])`))
    .$if(statuses.length > 0, (query) => query.where("asked.status", "in", statuses));
}

const sizes = sql<SizeValue[][]>`(
  select json_agg(value order by position) from quotation_line where quotation_line.quotation_id = quotation.id)`;

/** A page of a seller's enquiries, with their own price. */
export function selectReceived(db: Db, sellerId: number, filter: ReceivedFilter) {
  const direction = filter.newestFirst ? "desc" : "asc";
  return db
    .selectFrom(
      // The page first, from an index alone.
      received(db, sellerId, filter)
        .select("asked.quotation_id")
        .orderBy("asked.quotation_id", direction)
        .limit(filter.limit)
        .offset(filter.offset)
        .as("page"),
    )
    .innerJoin("invited_seller as invited", (join) =>
      join.onRef("invited.quotation_id", "=", "page.quotation_id").on("invited.seller_id", "=", sellerId),
    )
    .innerJoin("quotation", "quotation.id", "page.quotation_id")
    .leftJoin("marking", "marking.id", "quotation.marking_id")
    .leftJoin("offer", (join) =>
      join
        .onRef("offer.quotation_id", "=", "page.quotation_id")
        .on("offer.seller_id", "=", sellerId)
        .on("offer.withdrawn_at", "is", null),
    )
    .selectAll("quotation")
    .select([
      "invited.is_unread as is_new",
      "invited.origin_city as own_city",
      "offer.base_price_paise as own_paise",
      "marking.seller_id as marked_seller_id",
      sizes.as("sizes"),
    ])
    .orderBy("page.quotation_id", direction)
    .execute();
}

export async function countReceived(db: Db, sellerId: number, choice: ReceivedChoice): Promise<number> {
  const { total } = await received(db, sellerId, choice)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}
