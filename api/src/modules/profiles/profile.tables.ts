import type { Generated, GeneratedAlways } from "kysely";

export interface ProfileTables {
  business_type: { id: Generated<number>; name: string; position: Generated<number> };
  seller_type: { id: Generated<number>; name: string; position: Generated<number> };
  profile: {
    user_id: number;
    gst_number: Generated<string>;
    pan_number: Generated<string>;
    tan_number: Generated<string>;
    company_address: Generated<string>;
    alternate_phone: Generated<string>;
    aadhar_number: Generated<string>;
    doubtful_fields: Generated<string[]>;
    updated_at: Date;
  };
  /** Every PAN that a profile has had; the database adds them. */
  user_pan: { user_id: number; pan: string; since: Date };
  /** What the desk says about it; the newest row counts. */
  pan_apart: {
    id: GeneratedAlways<number>;
    user_id: number;
    pan: string;
    is_apart: boolean;
    reason: string;
    at: Date;
    actor_id: number;
  };
  profile_business_type: { user_id: number; business_type_id: number };
  profile_seller_type: { user_id: number; seller_type_id: number };
}
