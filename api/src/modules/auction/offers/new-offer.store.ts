import { sql } from "kysely";
import type { Db } from "../../../platform/database/database";
import { prepared, preparedWrite } from "../../../platform/database/prepared";
import { rowsByKeys } from "../../../platform/database/rows-by-keys";
import { columnsOfWindow, type Locking } from "../window.store";
import type { AskedSeller } from "./offer.store";
import type { OfferTerms } from "./offer-terms";

const columnsOfOffered = [
  ...columnsOfWindow,
  "quotation.quality_price_paise",
  "quotation.packaging_price_paise",
  "quotation.origin_city",
  "quotation.any_city",
] as const;

interface AskedColumns {
  readonly sellerIds: readonly number[];
  readonly quotationIds: readonly number[];
}

const lockStatement = (locking: Locking) =>
  prepared((tx, { sellerIds, quotationIds }: AskedColumns) =>
    tx
      .selectFrom(
        rowsByKeys<{ quotation_id: number; seller_id: number }>(sql`from invited_seller`, {
          quotation_id: quotationIds,
          seller_id: sellerIds,
        }),
      )
      .innerJoin("quotation", "quotation.id", "asked.quotation_id")
      .select(columnsOfOffered)
      .forUpdate("quotation")
      .$if(locking === "skipping", (query) => query.skipLocked()),
  );
const lockStatements = { waiting: lockStatement("waiting"), skipping: lockStatement("skipping") };

/** The quotations that these sellers were asked about, locked; what they were not asked about stays unlocked. Waits for at most one. */
export function lockAskedQuotations(tx: Db, asked: readonly AskedSeller[], locking: Locking) {
  return lockStatements[locking](tx, {
    sellerIds: asked.map(({ sellerId }) => sellerId),
    quotationIds: asked.map(({ quotationId }) => quotationId),
  });
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

/**
 * Stores offers, each of another seller or quotation, as their current ones; the same price again keeps its rank. The quotations must be
 * locked. Sent with the next statement.
 */
export async function insertRevisions(tx: Db, revisions: readonly NewRevision[]): Promise<void> {
  if (revisions.length > 0) await insertRevisionRows(tx, { rows: JSON.stringify(revisions) });
}

const insertRevisionRows = preparedWrite((tx, { rows }: { readonly rows: string }) => ({
  compile: () =>
    sql`
      with revision as materialized (
        select * from json_to_recordset(${rows}::json) as given (
          "quotationId" bigint, "sellerId" bigint, "basePaise" bigint, "exPaise" bigint, terms jsonb, description text,
          "listedPaise" bigint, "isFar" boolean, at timestamptz)
      ), own as (
        insert into offer (quotation_id, seller_id, sequence, base_price_paise, ex_paise, revised_at)
        select "quotationId", "sellerId", 1, "basePaise", "exPaise", at from revision
        on conflict (quotation_id, seller_id) do update set
          base_price_paise = excluded.base_price_paise,
          ex_paise = excluded.ex_paise,
          revised_at = case when offer.base_price_paise = excluded.base_price_paise and offer.withdrawn_at is null
            then offer.revised_at else excluded.revised_at end,
          withdrawn_at = null,
          sequence = offer.sequence + 1
        returning id, quotation_id, seller_id, sequence, base_price_paise, ex_paise
      )
      insert into offer_revision
        (offer_id, sequence, base_price_paise, ex_paise, terms, description, listed_price_paise, is_far, at)
      select id, sequence, base_price_paise, ex_paise, terms, description, "listedPaise", "isFar", at
        from own join revision on "quotationId" = quotation_id and "sellerId" = seller_id`.compile(tx),
}));

/** Takes an offer off the board; its revisions stay. The quotation must be locked. */
export async function withdrawOffer(tx: Db, offerId: number, at: Date): Promise<void> {
  await sql`
    with gone as (
      update offer set withdrawn_at = ${at}, sequence = sequence + 1 where id = ${offerId} returning id, sequence
    )
    insert into offer_revision (offer_id, sequence, base_price_paise, ex_paise, terms, description, at)
    select gone.id, gone.sequence, null, null, last.terms, '', ${at}
      from gone join offer_revision as last on last.offer_id = gone.id and last.sequence = gone.sequence - 1`.execute(
    tx,
  );
}
