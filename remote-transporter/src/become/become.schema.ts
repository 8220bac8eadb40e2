import { BecomeTransporterBody } from "@mandi/shared/contract/registration";
import { type TransporterDetails, tidyTransporter } from "@mandi/shared/format/business-details";
import { contractText } from "@mandi/shared/forms/contract-schema";
import { object } from "yup";
import type { Applicant } from "./become.api";

/** The form, by the names of the wire, so that a refusal of the server finds its field. */
export type BecomeForm = TransporterDetails;

/** The other fields carry a star in the specification but are not checked. */
export const becomeSchema = object({
  name: contractText(BecomeTransporterBody.properties.name),
  company_name: contractText(BecomeTransporterBody.properties.company_name),
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

/** The phone goes along without its own field: it is the one the applicant signs in with (docs/domain.md#login). */
export function becomeBody(form: BecomeForm, phone: string): BecomeTransporterBody {
  return { ...tidyTransporter(form), phone };
}
