import { normaliseAadhaar } from "./aadhaar";
import { normaliseGstin } from "./gstin";
import { normaliseMobile } from "./mobile";
import { normalisePan } from "./pan";

/*
 * A person's business details as entered, when they register and whenever they change them, by the names of the wire.
 * Texts are trimmed, identifiers lose spaces and dashes; nothing is checked here
 * (docs/domain.md#catalogue-and-listings).
 */

export interface SellerDetails {
  readonly user_name: string;
  readonly email: string;
  readonly company_name: string;
  readonly gst_number: string;
  readonly pan_number: string;
  readonly address: string;
}

/** A seller's details as they are sent. */
export function tidySeller(form: SellerDetails): SellerDetails {
  return {
    user_name: form.user_name.trim(),
    email: form.email.trim(),
    company_name: form.company_name.trim(),
    gst_number: normaliseGstin(form.gst_number),
    pan_number: normalisePan(form.pan_number),
    address: form.address.trim(),
  };
}

export interface TransporterDetails {
  readonly name: string;
  readonly company_name: string;
  readonly alternate_phone: string;
  readonly gst_number: string;
  readonly aadhar_number: string;
  readonly address: string;
}

/**
 * A transporter's details as they are sent, except the phone, which is the one they log in with
 * (docs/domain.md#login).
 */
export function tidyTransporter(form: TransporterDetails): TransporterDetails {
  return {
    name: form.name.trim(),
    company_name: form.company_name.trim(),
    alternate_phone: normaliseMobile(form.alternate_phone),
    gst_number: normaliseGstin(form.gst_number),
    aadhar_number: normaliseAadhaar(form.aadhar_number),
    address: form.address.trim(),
  };
}
