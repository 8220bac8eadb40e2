import type {
  CustomerProfileAnswer,
  SellerProfileAnswer,
  TransporterProfileAnswer,
} from "@mandi/shared/contract/profile";
import type { Choice, ProfileRow } from "./profile.store";

export function presentCustomerProfile(row: ProfileRow, types: Choice[]): CustomerProfileAnswer {
  return {
    data: {
      name: row.name,
      phone: row.phone,
      email: row.email,
      user_detail: {
        company_name: row.company_name,
        gst_number: row.gst_number,
        pan_number: row.pan_number,
        company_address: row.company_address,
        type: types,
      },
    },
  };
}

export function presentSellerProfile(row: ProfileRow, types: Choice[]): SellerProfileAnswer {
  return {
    data: {
      name: row.name,
      phone: row.phone,
      email: row.email,
      business_details: { name: row.company_name, seller_type: types },
      kyc_details: { gst_number: row.gst_number, identity_number: row.pan_number, address: row.company_address },
      verification_status: row.verification_status,
    },
  };
}

export function presentTransporterProfile(row: ProfileRow): TransporterProfileAnswer {
  return {
    data: {
      name: row.name,
      email: row.email,
      phone: row.phone,
      transporter_detail: {
        company_name: row.company_name,
        gst_number: row.gst_number,
        address: row.company_address,
        alternate_phone: row.alternate_phone,
        aadhar_number: row.aadhar_number,
      },
    },
  };
}
