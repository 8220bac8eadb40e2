import type { QuotationStatus, SizeValue } from "@mandi/shared/contract/trade-document";
import { sql } from "kysely";
import type { Db } from "../platform/database/database";

export interface QuotationListFilter {
  /** None: all. */
  readonly statuses: readonly QuotationStatus[];
  /** Only those with these keys; undefined: all. */
  readonly ids: readonly number[] | undefined;
  readonly except: readonly number[];
  readonly newestFirst: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** Whether another quotation came from the same request; a single one with delivery preferences has a group too. */
const isTogether = sql<boolean>`exists (
  select from quotation as other where other.group_id = quotation.group_id and other.id <> quotation.id)`;

const offerCount = sql<number>`(select count(*) from offer where offer.quotation_id = quotation.id and offer.withdrawn_at is null)::int`;

const sizes = sql<SizeValue[][]>`(
  select json_agg(value order by position) from quotation_line where quotation_line.quotation_id = quotation.id)`;

/** A page of the buyer's own quotations. */
export function selectOwnQuotations(db: Db, buyerId: number, filter: QuotationListFilter) {
  return db
    .selectFrom("quotation")
    .leftJoin("marking", "marking.id", "quotation.marking_id")
    .leftJoin("payment", (join) =>
      join
        .onRef("payment.quotation_id", "=", "quotation.id")
        .on("payment.purpose", "=", "booking")
        .on("payment.status", "=", "under check"),
    )
    .selectAll("quotation")
    .select([
      "marking.for_paise",
      "payment.id as transfer_id",
      isTogether.as("is_together"),
      offerCount.as("offer_count"),
      sizes.as("sizes"),
    ])
    .where("quotation.buyer_id", "=", buyerId)
    .$if(filter.ids !== undefined, (query) =>
      query.where(sql<boolean>`quotation.id = any(${[...(filter.ids ?? [])]}::bigint[])`),
    )
    .$if(filter.except.length > 0, (query) =>
      query.where(sql<boolean>`quotation.id <> all(${[...filter.except]}::bigint[])`),
    )
    .$if(filter.statuses.length > 0, (query) => query.where("quotation.status", "in", filter.statuses))
    .orderBy("quotation.id", filter.newestFirst ? "desc" : "asc")
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
}
