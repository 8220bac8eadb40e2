import type { Generated, GeneratedAlways } from "kysely";

/** The status of an e-way bill; in `draft` the portal is being asked, in `done` its vehicle has delivered. */
export type EwayBillState = "draft" | "active" | "failed" | "cancelled" | "replaced" | "done";

export interface ShipmentTables {
  eway_bill: {
    id: GeneratedAlways<number>;
    order_id: number;
    shipment_id: number;
    paper_id: number;
    state: EwayBillState;
    is_typed: boolean;
    number: string | null;
    kilometres: number;
    vehicle_number: string;
    carrier_gstin: string;
    made_at: Date | null;
    valid_until: Date | null;
    warned_hours: Generated<number | null>;
    taken_back_at: Generated<Date | null>;
    /** When the desk deals with it, where somebody has put it off. */
    later_until: Generated<Date | null>;
    later_by: Generated<number | null>;
    code: Generated<string | null>;
    message: Generated<string | null>;
  };
  shipment: {
    id: GeneratedAlways<number>;
    order_id: number;
    transporter_id: number;
    vehicle_number: string;
    planned_kg: number;
    driver_name: Generated<string>;
    driver_phone: Generated<string>;
    alternate_phone: Generated<string>;
    tracking_number: Generated<string>;
    driver_photo_id: Generated<number | null>;
    vehicle_photo_id: Generated<number | null>;
    reported_at: Generated<Date | null>;
    loaded_kg: Generated<number | null>;
    loaded_at: Generated<Date | null>;
    loaded_photo_id: Generated<number | null>;
    freight_advance_paise: Generated<number>;
    invoice_number: Generated<string | null>;
    invoice_on: Generated<string | null>;
    invoice_upload_id: Generated<number | null>;
    sale_number: Generated<string | null>;
    invoiced_at: Generated<Date | null>;
    due_on: Generated<string | null>;
    receipt_number: Generated<string | null>;
    /** The day on which the receipt with this number was given. */
    receipt_on: Generated<string | null>;
    receipt_upload_id: Generated<number | null>;
    eway_bill: Generated<string | null>;
    eway_valid_until: Generated<Date | null>;
    eway_upload_id: Generated<number | null>;
    delivered_at: Generated<Date | null>;
    delivery_upload_id: Generated<number | null>;
    /** It has delivered, we pay its carrier, and they have no approved bill for it. */
    awaits_freight_bill: Generated<boolean>;
    removed_at: Generated<Date | null>;
    removed_reason: Generated<string | null>;
    created_at: Date;
  };
  shipment_line: {
    shipment_id: number;
    order_line_id: number;
    planned_kg: number;
    loaded_kg: Generated<number | null>;
  };
  freight_award: {
    id: GeneratedAlways<number>;
    order_id: number;
    transporter_id: number;
    price_paise: number;
    reason: string;
    awarded_at: Date;
    awarded_by: number | null;
    ended_at: Generated<Date | null>;
  };
}
