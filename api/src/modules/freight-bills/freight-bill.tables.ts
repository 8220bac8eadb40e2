import type { FreightTax } from "@mandi/shared/contract/transporter/freight-bill";
import type { Generated, GeneratedAlways } from "kysely";

export interface FreightBillTables {
  freight_tax: { user_id: number; financial_year: string; tax: FreightTax; declared_at: Date };
  freight_bill: {
    id: GeneratedAlways<number>;
    shipment_id: number;
    order_id: number;
    transporter_id: number;
    paper_id: number;
    number: string;
    financial_year: string;
    is_reverse_charge: boolean;
    freight_paise: number;
    detention_paise: number;
    gst_paise: number;
    status: Generated<"submitted" | "checked" | "approved" | "disputed">;
    submitted_at: Date;
    checked_at: Generated<Date | null>;
    checked_by: Generated<number | null>;
    approved_at: Generated<Date | null>;
    disputed_at: Generated<Date | null>;
    dispute: Generated<string | null>;
  };
}
