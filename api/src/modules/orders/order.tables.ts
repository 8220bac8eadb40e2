import type {
  FreightMode,
  LoadingAddress,
  OrderStatus,
  PartyAddress,
  SizeValue,
} from "@mandi/shared/contract/trade-document";
import type { PriceTerms } from "@mandi/shared/pricing/price-terms";
import type { CommissionType } from "@mandi/shared/pricing/receivable";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Party } from "./order.policy";

/** An order's frozen terms without the GST rate, which it keeps beside them for its invoices. */
export type StoredTerms = Omit<PriceTerms, "gstBp">;

/** A jsonb column: read as the value, written as its text. */
type Json<Value> = ColumnType<Value, string, string>;
type FixedJson<Value> = ColumnType<Value, string, never>;

export type UpdateFor = "quantity" | "variant" | "both";
export type AdjustmentKind = "quantity" | "variant" | "freight" | "loaded weight" | "invoice";

export interface OrderTables {
  trade_order: {
    id: GeneratedAlways<number>;
    number: string;
    quotation_id: number;
    quotation_number: string;
    marking_id: number;
    buyer_id: number;
    seller_id: number;
    listing_id: number;
    status: Generated<OrderStatus>;
    commodity_product_id: number;
    product_name: string;
    category_name: string;
    thumbnail: string;
    hsn: string;
    brand_id: number;
    brand_name: string;
    origin_city: string;
    quality_name: string;
    packaging_name: string;
    purpose: string;
    description: string;
    billing_address: FixedJson<PartyAddress>;
    consignee_detail: FixedJson<PartyAddress>;
    loading_address: FixedJson<LoadingAddress>;
    delivery_by: string | null;
    gst_bp: number;
    /** The platform's registration that it trades under; empty means that of the company details. */
    platform_gstin: Generated<string>;
    price_parts: FixedJson<StoredTerms>;
    base_price_paise: number;
    seller_base_price_paise: number;
    transport_price_paise: number;
    freight_mode: FreightMode;
    /** Null where freight bears no GST of the goods. */
    freight_rate_paise: Generated<number | null>;
    /** What the consignee pays to the carrier per MT before GST. */
    to_pay_rate_paise: Generated<number | null>;
    /** What the buyer authorised by booking freight at cost. */
    freight_terms: Generated<string | null>;
    freight_change_paise: Generated<number>;
    commission_type: CommissionType;
    commission_paise: number;
    commission_gst_bp: number;
    credit_days: number;
    booking_paise: number;
    total_kg: number;
    ex_paise: number;
    freight_paise: number;
    paper_difference_paise: Generated<number>;
    bill_difference_paise: Generated<number>;
    for_paise: number;
    receivable_paise: number;
    update_for: Generated<UpdateFor | null>;
    dispatch_on: Generated<string | null>;
    quality_visible: Generated<boolean>;
    created_at: Date;
    updated_at: Date;
    delivered_at: Generated<Date | null>;
    cancelled_at: Generated<Date | null>;
    cancel_reason: Generated<string | null>;
    settled_at: Generated<Date | null>;
  };
  order_line: {
    id: GeneratedAlways<number>;
    order_id: number;
    position: number;
    size_variation_id: number;
    value: Json<SizeValue[]>;
    size_price_paise: number;
    quantity_kg: number;
    booked_kg: number;
    booked_size_id: number;
    unit_price_paise: number;
    seller_unit_price_paise: number;
  };
  order_event: {
    id: GeneratedAlways<number>;
    order_id: number;
    shipment_id: number | null;
    step: string;
    status: OrderStatus;
    text: string;
    audience: Party[];
    at: Date;
    actor_id: number | null;
  };
  order_adjustment: {
    id: GeneratedAlways<number>;
    order_id: number;
    kind: AdjustmentKind;
    before: FixedJson<object>;
    after: FixedJson<object>;
    reason: string;
    consent: string | null;
    at: Date;
    actor_id: number | null;
  };
  quality_file: {
    order_id: number;
    upload_id: number;
    kind: "certificate" | "image";
    added_at: Date;
    added_by: number | null;
  };
  order_seen: { order_id: number; user_id: number; seen_at: Date };
}
