import { CustomerProfileBody, SellerProfileBody, TransporterProfileBody } from "@mandi/shared/contract/profile";
import {
  type SellerDetails,
  type TransporterDetails,
  tidySeller,
  tidyTransporter,
} from "@mandi/shared/format/business-details";
import { normaliseGstin } from "@mandi/shared/format/gstin";
import { normalisePan } from "@mandi/shared/format/pan";
import { contractText } from "@mandi/shared/forms/contract-schema";
import { object } from "yup";
import type { BuyerProfile, SellerProfile, TransporterProfile } from "./profile.api";

/*
 * Each form uses the names of its wire body, so that a refusal of the server finds its field. Types are kept as texts,
 * the values of check boxes.
 */

export interface BuyerForm {
  readonly name: string;
  readonly company_name: string;
  readonly email: string;
  readonly type: readonly string[];
  readonly gst_number: string;
  readonly pan_number: string;
  readonly company_address: string;
}

/** A buyer's profile. */
export const buyerSchema = object({
  name: contractText(CustomerProfileBody.properties.name),
  company_name: contractText(CustomerProfileBody.properties.company_name),
});

export function buyerFormOf({ name, email, user_detail }: BuyerProfile): BuyerForm {
  const { company_name, gst_number, pan_number, company_address, type } = user_detail;
  return { name, company_name, email, type: type.map(({ id }) => String(id)), gst_number, pan_number, company_address };
}

export function toBuyerBody(form: BuyerForm): CustomerProfileBody {
  return {
    name: form.name.trim(),
    company_name: form.company_name.trim(),
    email: form.email.trim(),
    type: form.type.map(Number),
    gst_number: normaliseGstin(form.gst_number),
    pan_number: normalisePan(form.pan_number),
    company_address: form.company_address.trim(),
  };
}

export interface SellerForm extends SellerDetails {
  readonly seller_type: readonly string[];
}

/** A seller's profile. */
export const sellerSchema = object({
  user_name: contractText(SellerProfileBody.properties.user_name),
  company_name: contractText(SellerProfileBody.properties.company_name),
  gst_number: contractText(SellerProfileBody.properties.gst_number, normaliseGstin),
});

export function sellerFormOf({ name, email, business_details, kyc_details }: SellerProfile): SellerForm {
  return {
    user_name: name,
    email,
    seller_type: business_details.seller_type.map(({ id }) => String(id)),
    gst_number: kyc_details.gst_number,
    pan_number: kyc_details.identity_number,
    company_name: business_details.name,
    address: kyc_details.address,
  };
}

export function toSellerBody(form: SellerForm): SellerProfileBody {
  return { ...tidySeller(form), seller_type: form.seller_type.map(Number) };
}

export type TransporterForm = TransporterDetails;

/** A transporter's profile. */
export const transporterSchema = object({
  name: contractText(TransporterProfileBody.properties.name),
  company_name: contractText(TransporterProfileBody.properties.company_name),
});

export function transporterFormOf({ name, transporter_detail }: TransporterProfile): TransporterForm {
  const { gst_number, address, company_name, alternate_phone, aadhar_number } = transporter_detail;
  return { name, gst_number, address, company_name, alternate_phone, aadhar_number };
}

/** `phone` is the unchanged login phone: another one would be refused (docs/domain.md#login). */
export function toTransporterBody(form: TransporterForm, phone: string): TransporterProfileBody {
  return { ...tidyTransporter(form), phone };
}
