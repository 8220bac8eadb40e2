import type { MarkingNeed } from "@mandi/shared/contract/desk/marking-need";
import type { BuyingPurpose } from "@mandi/shared/contract/quotation-request";
import type { PartyAddress, QuotationStatus, SizeValue } from "@mandi/shared/contract/trade-document";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

/** A jsonb column that nothing changes: read as the value, written as its text. */
type FixedJson<Value> = ColumnType<Value, string, never>;

/** A part of the preferred delivery: an amount of the goods by a day, `YYYY-MM-DD`. */
export interface StoredPart {
  readonly day: string;
  readonly kg: number;
}

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
  /** Why it is not marked, for the desk. */
  desk_note: MarkingNeed | null;
  marking_id: number | null;
  order_id: number | null;
  awarded_transporter_id: number | null;
  ended_reason: string | null;
  is_unread: Generated<boolean>;
  group_id: Generated<number | null>;
  needed_by: Generated<string | null>;
  parts: Generated<number | null>;
  delivery_parts: ColumnType<readonly StoredPart[] | null, string | null | undefined, never>;
  any_brand: Generated<boolean>;
  /** Sellers of several cities are asked, and none of their cities is chosen yet: `origin_city` names none. */
  any_city: Generated<boolean>;
}

export interface QuotationTables {
  quotation: QuotationTable;
  quotation_group: { id: GeneratedAlways<number>; buyer_id: number; created_at: Date };
  quotation_line: {
    id: GeneratedAlways<number>;
    quotation_id: number;
    position: number;
    size_variation_id: number;
    value: FixedJson<SizeValue[]>;
    quantity_kg: number;
  };
}
