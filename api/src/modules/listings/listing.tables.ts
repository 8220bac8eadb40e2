import type { ColumnType, Generated, GeneratedAlways } from "kysely";

export type ListingStatus = "draft" | "pending approval" | "live" | "paused" | "rejected" | "removed";

/** One term of a listing: a figure in paise, a weight in kilograms, or a text. */
export interface ListingTerm {
  readonly name: string;
  readonly paise: number | null;
  readonly kg: number | null;
  readonly words: string | null;
}

interface ListingTable {
  id: Generated<number>;
  seller_id: number;
  commodity_product_id: number;
  /** That of the product; the database keeps it. */
  category_id: GeneratedAlways<number>;
  brand_id: number;
  state: string;
  city: string;
  status: Generated<ListingStatus>;
  base_price_paise: Generated<number>;
  loading_charge_paise: Generated<number>;
  insurance_charge_paise: Generated<number>;
  quality_charge_paise: Generated<number>;
  gst_bp: number;
  tcs_bp: Generated<number>;
  total_charges_paise: Generated<number>;
  total_amount_paise: Generated<number>;
  ex_price_paise: Generated<number>;
  default_size_id: number | null;
  default_quality_id: number | null;
  price_updated_at: Date | null;
  created_at: Date;
}

/** Columns that the view leaves out: texts between the desk and the seller. */
interface OwnListingTable extends ListingTable {
  /** Why the desk took it off the market; empty when it did not. */
  desk_note: Generated<string>;
  /** When its seller last sent it to the desk; counts while it waits for approval. */
  sent_in_at: Date | null;
  /** Its prices are to be derived again. */
  is_price_due: Generated<boolean>;
}

export interface ListingTables {
  listing: OwnListingTable;
  /** View: the listings that buyers may see. */
  offered_listing: ListingTable;
  listing_other_charge: {
    listing_id: number;
    position: number;
    name: string;
    operator: "+" | "-";
    price_paise: number;
  };
  listing_variation: {
    listing_id: number;
    size_variation_id: number;
    price_paise: Generated<number>;
    /** With GST in the first quality, derived like the listing's own. */
    ex_price_paise: Generated<number>;
    /** The same in each quality, by its key. */
    quality_prices: ColumnType<Readonly<Record<string, number>>, string | undefined, string>;
    is_selected: Generated<boolean>;
    stock_kg: number | null;
    /** On hold for marked quotations and open orders; maintained by the holds. */
    held_kg: Generated<number>;
  };
  loading_address: {
    id: Generated<number>;
    listing_id: number;
    position: Generated<number>;
    address_line_one: string;
    address_line_two: Generated<string>;
    pincode: string;
    city: string;
    state: string;
  };
  approved_listing: {
    listing_id: number;
    at: Date;
    /** As `listing_terms` had them. */
    terms: ColumnType<readonly ListingTerm[], string, string>;
  };
  /** The terms on the market when the desk took it off, until it comes back. */
  taken_off_listing: {
    listing_id: number;
    at: Date;
    /** When its seller first changed it since; null while its terms are those. */
    changed_at: Date | null;
    terms: ColumnType<readonly ListingTerm[], string, string>;
  };
  listing_price: {
    id: Generated<number>;
    listing_id: number;
    at: Date;
    base_price_paise: number;
    ex_price_paise: number;
  };
}
