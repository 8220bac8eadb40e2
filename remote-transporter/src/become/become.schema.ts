import { BecomeTransporterBody } from "@mandi/shared/contract/registration";
import { type TransporterDetails, tidyTransporter } from "@mandi/shared/format/business-details";
import { contractText } from "@mandi/shared/forms/contract-schema";
import { object } from "yup";
import type { Applicant } from "./become.api";

/** The form, with the field names of the wire, so that a refusal of the server finds its field. */
export type BecomeForm = TransporterDetails;

/** The other fields have a star in the specification but are not checked. */
export const becomeSchema = object({
  name: contractText(BecomeTransporterBody.properties.name),
  company_name: contractText(BecomeTransporterBody.properties.company_name),
});

/** The initial form, filled in from the profile. */
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

/** The phone is sent without a field of its own: it is the one the applicant logs in with (docs/domain.md#login). */
export function becomeBody(form: BecomeForm, phone: string): BecomeTransporterBody {
  return { ...tidyTransporter(form), phone };
}
