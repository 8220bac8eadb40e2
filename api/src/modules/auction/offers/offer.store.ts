import type { QuotationStatus } from "@mandi/shared/contract/trade-document";
import { sql } from "kysely";
import type { Db } from "../../../platform/database/database";
import { prepared, preparedWrite } from "../../../platform/database/prepared";
import { columnsOfWindow } from "../quotation.store";
import type { OfferTerms } from "./offer-terms";

export interface AskedSeller {
  readonly sellerId: number;
  readonly quotationId: number;
}

const listInvitations = prepared((db, { sellerId, quotationId }: AskedSeller) =>
  db
    .selectFrom("invited_seller")
    .select(["listing_id", "is_unread"])
    .where("quotation_id", "=", quotationId)
    .where("seller_id", "=", sellerId),
);

const lockQuotations = prepared((tx, { sellerId, quotationId }: AskedSeller) =>
  tx
    .selectFrom("quotation")
    .select([...columnsOfWindow, "quality_price_paise", "packaging_price_paise"])
    .where("id", "=", quotationId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("invited_seller")
          .select("seller_id")
          .where("quotation_id", "=", quotationId)
          .where("seller_id", "=", sellerId),
      ),
    )
    .forUpdate(),
);

/** A quotation that this seller was asked about, locked. Undefined, and left unlocked, if they were not asked. */
export async function lockAskedQuotation(tx: Db, sellerId: number, quotationId: number) {
  const [locked] = await lockQuotations(tx, { sellerId, quotationId });
  return locked;
}

/** Who was asked, with the listing they answer with; undefined when this seller was not. */
export async function findInvitation(db: Db, sellerId: number, quotationId: number) {
  const [invitation] = await listInvitations(db, { sellerId, quotationId });
  return invitation;
}

export async function setRead(db: Db, sellerId: number, quotationId: number): Promise<void> {
  await db
    .updateTable("invited_seller")
    .set({ is_unread: false })
    .where("quotation_id", "=", quotationId)
    .where("seller_id", "=", sellerId)
    .execute();
}

const listOwnOffers = prepared((db, { sellerId, quotationId }: AskedSeller) =>
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
    .where("offer.seller_id", "=", sellerId),
);

/** The seller's own current offer. */
export async function findOwnOffer(db: Db, sellerId: number, quotationId: number) {
  const [own] = await listOwnOffers(db, { sellerId, quotationId });
  return own;
}

export interface NewRevision {
  readonly quotationId: number;
  readonly sellerId: number;
  readonly basePaise: number;
  readonly exPaise: number;
  readonly terms: OfferTerms;
  readonly description: string;
  /** The listing's basic price at this moment. */
  readonly listedPaise: number | null;
  /** So far from it that the seller had to confirm it. */
  readonly isFar: boolean;
  readonly at: Date;
}

interface RevisionRow extends Omit<NewRevision, "terms"> {
  readonly terms: string;
}

/** Stores a seller's offer as their current one; the same price again keeps its rank. The quotation must be locked. Sent with the next statement. */
export async function insertRevision(tx: Db, { terms, ...revision }: NewRevision): Promise<void> {
  await insertRevisionRows(tx, { ...revision, terms: JSON.stringify(terms) });
}

const insertRevisionRows = preparedWrite((tx, revision: RevisionRow) => {
  const standing = { base_price_paise: revision.basePaise, ex_paise: revision.exPaise, revised_at: revision.at };
  return tx
    .with("own", (query) =>
      query
        .insertInto("offer")
        .values({ quotation_id: revision.quotationId, seller_id: revision.sellerId, sequence: 1, ...standing })
        .onConflict((conflict) =>
          conflict.columns(["quotation_id", "seller_id"]).doUpdateSet({
            ...standing,
            revised_at: sql<Date>`case when offer.base_price_paise = excluded.base_price_paise
                then offer.revised_at else excluded.revised_at end`,
            sequence: sql<number>`offer.sequence + 1`,
          }),
        )
        .returning(["id", "sequence", "base_price_paise", "ex_paise"]),
    )
    .insertInto("offer_revision")
    .columns([
      "offer_id",
      "sequence",
      "base_price_paise",
      "ex_paise",
      "terms",
      "description",
      "listed_price_paise",
      "is_far",
      "at",
    ])
    .expression((query) =>
      query
        .selectFrom("own")
        .select(["id", "sequence", "base_price_paise", "ex_paise"])
        .select([
          sql`${revision.terms}::jsonb`.as("terms"),
          sql`${revision.description}::text`.as("description"),
          sql`${revision.listedPaise}::bigint`.as("listed_price_paise"),
          sql`${revision.isFar}::boolean`.as("is_far"),
          sql`${revision.at}::timestamptz`.as("at"),
        ]),
    );
});

/** How many of a seller's newest offers are searched for those of one product. */
const newestOffers = 200;

interface LastOffersWish {
  readonly sellerId: number;
  readonly productId: number;
  readonly exceptQuotationId: number;
}

/** A seller's last prices for a product, on other enquiries. */
export const listLastOffers = prepared((db, { sellerId, productId, exceptQuotationId }: LastOffersWish) =>
  db
    .selectFrom((newest) =>
      newest
        .selectFrom("offer")
        .select(["quotation_id", "base_price_paise", "revised_at"])
        .where("seller_id", "=", sellerId)
        .orderBy("quotation_id", "desc")
        .limit(newestOffers)
        .as("own"),
    )
    .innerJoin("quotation", "quotation.id", "own.quotation_id")
    .select(["quotation.number", "own.base_price_paise", "own.revised_at"])
    .where("quotation.commodity_product_id", "=", productId)
    .where("quotation.id", "<>", exceptQuotationId)
    .orderBy("own.revised_at", "desc")
    .limit(3),
);

/** Which enquiries: those of one status or all, those with these keys or all. */
export interface ReceivedChoice {
  readonly status: QuotationStatus | undefined;
  readonly ids: readonly number[] | undefined;
}

export interface ReceivedFilter extends ReceivedChoice {
  readonly newestFirst: boolean;
  readonly limit: number;
  readonly offset: number;
}

function received(db: Db, sellerId: number, { status, ids }: ReceivedChoice) {
  return db
    .selectFrom("invited_seller as asked")
    .where("asked.seller_id", "=", sellerId)
    .$if(ids !== undefined, (query) =>
      query.where(sql<boolean>`asked.quotation_id = any(${[...(ids ?? [])]}::bigint[])`),
    )
    .$if(status !== undefined, (query) => query.where("asked.status", "=", status ?? "pending"));
}

/** A page of a seller's enquiries, with their own price. */
export function listReceived(db: Db, sellerId: number, filter: ReceivedFilter) {
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
      join.onRef("offer.quotation_id", "=", "page.quotation_id").on("offer.seller_id", "=", sellerId),
    )
    .selectAll("quotation")
    .select([
      "invited.is_unread as is_new",
      "offer.base_price_paise as own_paise",
      "marking.seller_id as marked_seller_id",
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
