import type { FreightMode, LoadingAddress } from "@mandi/shared/contract/trade-document";
import type { CommissionType } from "@mandi/shared/pricing/receivable";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { OfferTerms } from "../offers/offer-terms";

/** A jsonb column that nothing changes: read as the value, written as its text. */
type FixedJson<Value> = ColumnType<Value, string, never>;

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
  /** Per MT before GST; null where freight bears no GST of the goods. */
  freight_rate_paise: Generated<number | null>;
  freight_mode: Generated<FreightMode>;
  /** Per MT before GST, where the consignee pays the carrier. */
  to_pay_rate_paise: Generated<number | null>;
  /** What the buyer authorises by booking freight at cost. */
  freight_terms: Generated<string | null>;
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
  /** The platform's registration in the state where the goods are loaded; empty means that of the company details. */
  platform_gstin: Generated<string>;
  delivery_by: string | null;
  loading_address: FixedJson<LoadingAddress>;
  terms: FixedJson<OfferTerms>;
  valid_until: Date;
  at: Date;
  marked_by: number | null;
  reason: string;
}

export interface MarkingTables {
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
}
