import type { Generated } from "kysely";

export interface PeopleTables {
  business_type: { id: Generated<number>; name: string; position: Generated<number> };
  seller_type: { id: Generated<number>; name: string; position: Generated<number> };
  profile: {
    user_id: number;
    gst_number: Generated<string>;
    pan_number: Generated<string>;
    company_address: Generated<string>;
    alternate_phone: Generated<string>;
    aadhar_number: Generated<string>;
    doubtful_fields: Generated<string[]>;
    updated_at: Date;
  };
  profile_business_type: { user_id: number; business_type_id: number };
  profile_seller_type: { user_id: number; seller_type_id: number };
  address: {
    id: Generated<number>;
    user_id: number;
    company_name: string;
    phone: string;
    gst: string;
    address_line_one: string;
    address_line_two: string;
    pincode: string;
    city: string;
    state: string;
    created_at: Date;
    deleted_at: Date | null;
  };
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
