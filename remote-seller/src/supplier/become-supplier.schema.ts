import { BecomeSellerBody } from "@mandi/shared/contract/registration";
import { type SellerDetails, tidySeller } from "@mandi/shared/format/business-details";
import { normaliseGstin } from "@mandi/shared/format/gstin";
import { contractText } from "@mandi/shared/forms/contract-schema";
import { object } from "yup";
import type { BuyerProfile } from "./become-supplier.api";

export interface SupplierForm extends SellerDetails {
  /** Keys of the chosen supplier types. */
  readonly seller_type: readonly number[];
}

/** Three fields are checked; the others only have a star. */
export const supplierSchema = object({
  user_name: contractText(BecomeSellerBody.properties.user_name),
  company_name: contractText(BecomeSellerBody.properties.company_name),
  gst_number: contractText(BecomeSellerBody.properties.gst_number, normaliseGstin),
});

export type KnownSupplier = Pick<SupplierForm, "user_name" | "company_name" | "email">;

/** The profile fills the form, or else the session as far as it can. */
export function supplierFormOf(profile: BuyerProfile | null, known: KnownSupplier): SupplierForm {
  const detail = profile?.user_detail;
  return {
    user_name: profile?.name || known.user_name,
    company_name: detail?.company_name || known.company_name,
    email: profile?.email || known.email,
    seller_type: [],
    gst_number: detail?.gst_number ?? "",
    pan_number: detail?.pan_number ?? "",
    address: detail?.company_address ?? "",
  };
}

export function toSellerBody(form: SupplierForm): BecomeSellerBody {
  return { ...tidySeller(form), seller_type: [...form.seller_type] };
}
