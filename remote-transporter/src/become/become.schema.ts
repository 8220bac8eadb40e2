import type { BecomeTransporterBody } from "@mandi/shared/contract/registration";
import { normaliseAadhaar } from "@mandi/shared/format/aadhaar";
import { normaliseGstin } from "@mandi/shared/format/gstin";
import { normaliseMobile } from "@mandi/shared/format/mobile";
import { become } from "@mandi/shared/messages/transporter";
import { object, string } from "yup";
import type { Applicant } from "./become.api";

/** The form, by the names of the wire, so that a refusal of the server finds its field. */
export interface BecomeForm {
  readonly name: string;
  readonly company_name: string;
  readonly alternate_phone: string;
  readonly gst_number: string;
  readonly aadhar_number: string;
  readonly address: string;
}

/** The other fields are starred in the documents but not checked. */
export const becomeSchema = object({
  name: string().trim().required(become.nameMissing),
  company_name: string().trim().required(become.companyMissing),
});

/** The form as it opens, with what the profile knows. */
export function emptyBecome(applicant: Applicant): BecomeForm {
  return {
    name: applicant.name,
    company_name: applicant.company,
    alternate_phone: "",
    gst_number: applicant.gst,
    aadhar_number: "",
    address: applicant.address,
  };
}

/** The phone goes along without a field of its own: it is the one the applicant signs in with (H-36). */
export function becomeBody(form: BecomeForm, phone: string): BecomeTransporterBody {
  return {
    name: form.name.trim(),
    phone,
    gst_number: normaliseGstin(form.gst_number),
    address: form.address.trim(),
    company_name: form.company_name.trim(),
    alternate_phone: normaliseMobile(form.alternate_phone),
    aadhar_number: normaliseAadhaar(form.aadhar_number),
  };
}
