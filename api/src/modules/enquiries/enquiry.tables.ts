import type { Generated } from "kysely";

export interface EnquiryTables {
  enquiry: {
    id: Generated<number>;
    user_id: number | null;
    name: string;
    company_name: string;
    contact_number: string;
    email: string;
    gst_number: string;
    delivery_location: string;
    brand_id: number;
    listing_id: number | null;
    requirement: string;
    message: string;
    created_at: Date;
    handled_at: Date | null;
  };
  contact_message: {
    id: Generated<number>;
    name: string;
    phone: string;
    email: string;
    message: string;
    created_at: Date;
    handled_at: Date | null;
  };
}
