import type { QuotationStatus } from "@mandi/shared/contract/trade-document";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { OfferTerms } from "./offer-terms";

/** A jsonb column: read as the value, written as its text. */
type Json<Value> = ColumnType<Value, string, string>;

export interface OfferTables {
  invited_seller: {
    quotation_id: number;
    seller_id: number;
    listing_id: number;
    invited_at: Date;
    is_unread: Generated<boolean>;
    /** Null where the quotation asked in one city only: its own. */
    origin_city: string | null;
    /** Per MT before GST, as estimated when the request was made; 0 where the quotation asked in one city only. */
    freight_estimate_paise: Generated<number>;
    /** The quotation's; the database keeps it in step. */
    status: ColumnType<QuotationStatus, never, never>;
  };
  offer: {
    id: GeneratedAlways<number>;
    quotation_id: number;
    seller_id: number;
    sequence: number;
    base_price_paise: number;
    ex_paise: number;
    revised_at: Date;
    withdrawn_at: Generated<Date | null>;
  };
  offer_revision: {
    id: GeneratedAlways<number>;
    offer_id: number;
    sequence: number;
    /** Both null where the offer was withdrawn. */
    base_price_paise: number | null;
    ex_paise: number | null;
    terms: Json<OfferTerms>;
    description: string;
    /** The listing's basic price at that moment; null for revisions from before it was kept. */
    listed_price_paise: number | null;
    /** So far from the listed price that the seller had to confirm it; never marked without the desk. */
    is_far: Generated<boolean>;
    at: Date;
  };
}
