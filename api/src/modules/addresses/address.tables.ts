import type { Generated } from "kysely";

export interface AddressTables {
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
}
