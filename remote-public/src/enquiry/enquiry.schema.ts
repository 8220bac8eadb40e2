import { sentenceOf } from "@mandi/shared/contract/field-problem";
import { GeneralEnquiryBody } from "@mandi/shared/contract/general-enquiry";
import { normaliseGstin } from "@mandi/shared/format/gstin";
import { normaliseMobile } from "@mandi/shared/format/mobile";
import { contractText } from "@mandi/shared/forms/contract-schema";
import { object, string } from "yup";
import type { Sender } from "./enquiry.api";

/** The form, with the field names of the wire, so that a refusal of the server finds its field. */
export interface EnquiryForm {
  readonly name: string;
  readonly company_name: string;
  readonly contact_number: string;
  readonly email: string;
  readonly gst_number: string;
  readonly delivery_location: string;
  readonly brand_id: string;
  readonly seller_commodity_product_id: string;
  readonly requirement: string;
  readonly message: string;
}

const sent = GeneralEnquiryBody.properties;

/** Required and checked fields; company, e-mail, GST number and message are optional. */
export const enquirySchema = object({
  name: contractText(sent.name),
  contact_number: contractText(sent.contact_number, normaliseMobile),
  delivery_location: contractText(sent.delivery_location),
  brand_id: string().required(sentenceOf(sent.brand_id)),
  seller_commodity_product_id: string().required(sentenceOf(sent.seller_commodity_product_id)),
  requirement: contractText(sent.requirement),
});

/** The initial form, filled in from the profile. */
export function emptyEnquiry(sender: Sender): EnquiryForm {
  return {
    name: sender.name,
    company_name: sender.company,
    contact_number: sender.phone,
    email: sender.email,
    gst_number: sender.gst,
    delivery_location: "",
    brand_id: "",
    seller_commodity_product_id: "",
    requirement: "",
    message: "",
  };
}

export function toEnquiryBody(form: EnquiryForm): GeneralEnquiryBody {
  return {
    name: form.name.trim(),
    company_name: form.company_name.trim(),
    contact_number: normaliseMobile(form.contact_number),
    email: form.email.trim(),
    gst_number: normaliseGstin(form.gst_number),
    delivery_location: form.delivery_location.trim(),
    brand_id: Number(form.brand_id),
    seller_commodity_product_id: Number(form.seller_commodity_product_id),
    requirement: form.requirement.trim(),
    message: form.message.trim(),
  };
}
