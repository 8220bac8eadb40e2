import type {
  BuyingPurpose,
  LoadingAddress,
  PartyAddress,
  QuotationStatus,
  SizeValue,
} from "@mandi/shared/contract/trade-document";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { OfferTerms } from "../offers/offer-terms";

/** A jsonb column: read as the value, written as its text. */
type Json<Value> = ColumnType<Value, string, string>;
type FixedJson<Value> = ColumnType<Value, string, never>;

export type CommissionType = "include" | "exclude";
export type StockHoldStatus = "held" | "committed" | "released";

interface QuotationTable {
  id: GeneratedAlways<number>;
  number: string;
  buyer_id: number;
  commodity_product_id: number;
  product_name: string;
  category_name: string;
  thumbnail: string;
  hsn: string;
  gst_bp: number;
  brand_id: number;
  brand_name: string;
  origin_city: string;
  quality_name: string;
  quality_price_paise: number;
  packaging_name: string;
  packaging_price_paise: number;
  billing_address: FixedJson<PartyAddress>;
  consignee_detail: FixedJson<PartyAddress>;
  purpose: BuyingPurpose;
  description: string;
  total_kg: number;
  status: Generated<QuotationStatus>;
  created_at: Date;
  updated_at: Date;
  deadline_at: Date;
  planned_deadline_at: Date;
  closed_at: Date | null;
  desk_note: string | null;
  marking_id: number | null;
  order_id: number | null;
  awarded_transporter_id: number | null;
  ended_reason: string | null;
  is_unread: Generated<boolean>;
}

interface MarkingTable {
  id: GeneratedAlways<number>;
  quotation_id: number;
  sequence: number;
  offer_revision_id: number;
  seller_id: number;
  listing_id: number;
  bid_revision_id: number | null;
  transporter_id: number | null;
  base_price_paise: number;
  buyer_base_price_paise: number;
  transport_price_paise: number;
  total_kg: number;
  seller_ex_paise: number;
  ex_paise: number;
  freight_paise: number;
  for_paise: number;
  booking_paise: number;
  credit_days: number;
  commission_type: CommissionType;
  commission_paise: number;
  commission_gst_bp: number;
  gst_bp: number;
  delivery_by: string | null;
  loading_address: FixedJson<LoadingAddress>;
  terms: FixedJson<OfferTerms>;
  valid_until: Date;
  at: Date;
  marked_by: number | null;
  reason: string;
}

export interface QuotationTables {
  document_number: { series: string; financial_year: string; last: number };
  quotation: QuotationTable;
  quotation_line: {
    id: GeneratedAlways<number>;
    quotation_id: number;
    position: number;
    size_variation_id: number;
    value: FixedJson<SizeValue[]>;
    quantity_kg: number;
  };
  invited_seller: {
    quotation_id: number;
    seller_id: number;
    listing_id: number;
    invited_at: Date;
    is_unread: Generated<boolean>;
    /** The quotation's, which it follows by itself. */
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
  };
  offer_revision: {
    id: GeneratedAlways<number>;
    offer_id: number;
    sequence: number;
    base_price_paise: number;
    ex_paise: number;
    terms: Json<OfferTerms>;
    description: string;
    /** The listing's basic price at that moment; null where it was not kept yet. */
    listed_price_paise: number | null;
    /** So far from the listed price that the seller had to confirm it; never marked without the desk. */
    is_far: Generated<boolean>;
    at: Date;
  };
  invited_transporter: {
    quotation_id: number;
    transporter_id: number;
    fit: "city" | "state";
    min_price_paise: number;
    max_price_paise: number;
    invited_at: Date;
    is_unread: Generated<boolean>;
  };
  freight_bid: {
    id: GeneratedAlways<number>;
    quotation_id: number;
    transporter_id: number;
    sequence: number;
    price_paise: number;
    revised_at: Date;
    withdrawn_at: Date | null;
  };
  freight_bid_revision: {
    id: GeneratedAlways<number>;
    bid_id: number;
    sequence: number;
    price_paise: number | null;
    at: Date;
  };
  marking: MarkingTable;
  marking_line: {
    marking_id: number;
    line_id: number;
    size_price_paise: number;
    unit_price_paise: number;
    final_price_paise: number;
    seller_unit_price_paise: number;
    seller_final_price_paise: number;
  };
  stock_hold: {
    id: GeneratedAlways<number>;
    quotation_id: number;
    line_id: number;
    listing_id: number;
    size_variation_id: number;
    quantity_kg: number;
    status: Generated<StockHoldStatus>;
    created_at: Date;
    ended_at: Date | null;
  };
}
