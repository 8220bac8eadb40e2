import type { SizeValue } from "@mandi/shared/contract/trade-document";
import { sql } from "kysely";
import type { OfferTerms } from "../modules/auction/offers/offer-terms";
import type { StoredCharge } from "../modules/listings/listing-terms";
import type { Db } from "../platform/database/database";
import { prepared } from "../platform/database/prepared";
import { rowsByKeys } from "../platform/database/rows-by-keys";

/** A line of a quotation, with price and stock of its size in the listing that was asked; both null where it does not offer the size. */
export interface GroundLine {
  readonly id: number;
  readonly size_variation_id: number;
  readonly value: readonly SizeValue[];
  readonly quantity_kg: number;
  readonly price_paise: number | null;
  readonly has_size: boolean;
  readonly free_kg: number | null;
}

/** The seller's own current offer, unless they withdrew it. */
export interface StandingPrice {
  readonly base_price_paise: number;
  readonly ex_paise: number;
  readonly terms: OfferTerms;
  readonly description: string;
  readonly listed_price_paise: number | null;
  readonly is_far: boolean;
}

interface Asked {
  readonly sellerId: number;
  readonly quotationId: number;
}

interface AskedColumns {
  readonly sellerIds: readonly number[];
  readonly quotationIds: readonly number[];
}

const selectGrounds = prepared((db, { sellerIds, quotationIds }: AskedColumns) =>
  db
    .selectFrom(
      rowsByKeys<{ quotation_id: number; seller_id: number; listing_id: number; origin_city: string | null }>(
        sql`from invited_seller`,
        {
          quotation_id: quotationIds,
          seller_id: sellerIds,
        },
      ),
    )
    .innerJoin("listing", "listing.id", "asked.listing_id")
    .select([
      "asked.quotation_id",
      "asked.seller_id",
      "asked.listing_id",
      "asked.origin_city",
      "listing.loading_charge_paise",
      "listing.insurance_charge_paise",
      "listing.quality_charge_paise",
      "listing.gst_bp",
      "listing.base_price_paise",
    ])
    .select([
      sql<readonly StoredCharge[]>`coalesce((
        select json_agg(json_build_object('name', name, 'operator', operator, 'price_paise', price_paise) order by position)
          from listing_other_charge as charge where charge.listing_id = asked.listing_id), '[]')`.as("other_charges"),
      sql<readonly GroundLine[]>`coalesce((
        select json_agg(json_build_object('id', line.id, 'size_variation_id', line.size_variation_id, 'value', line.value,
                 'quantity_kg', line.quantity_kg, 'price_paise', size.price_paise, 'has_size', size.listing_id is not null,
                 'free_kg', size.stock_kg - size.held_kg) order by line.position)
          from quotation_line as line
          left join listing_variation as size
            on size.listing_id = asked.listing_id and size.size_variation_id = line.size_variation_id
         where line.quotation_id = asked.quotation_id), '[]')`.as("lines"),
      sql<StandingPrice | null>`(
        select json_build_object('base_price_paise', offer.base_price_paise, 'ex_paise', offer.ex_paise, 'terms', revision.terms,
                 'description', revision.description, 'listed_price_paise', revision.listed_price_paise, 'is_far', revision.is_far)
          from offer join offer_revision as revision on revision.offer_id = offer.id and revision.sequence = offer.sequence
         where offer.quotation_id = asked.quotation_id and offer.seller_id = asked.seller_id
           and offer.withdrawn_at is null)`.as("standing"),
    ]),
);

/**
 * The basis of offers: the listing of each as it is now, with the lines of the quotation and the
 * seller's current offer. There is none for a seller who was not asked.
 */
export function selectOfferGrounds(db: Db, asked: readonly Asked[]) {
  return selectGrounds(db, {
    sellerIds: asked.map(({ sellerId }) => sellerId),
    quotationIds: asked.map(({ quotationId }) => quotationId),
  });
}
