import { type Address, AddressBody } from "@mandi/shared/contract/address";
import { normaliseGstin } from "@mandi/shared/format/gstin";
import { normaliseMobile } from "@mandi/shared/format/mobile";
import { normalisePincode } from "@mandi/shared/format/pincode";
import { contractText } from "@mandi/shared/forms/contract-schema";
import { object } from "yup";

/** The form has the field names of the wire, so that a refusal of the server finds its field. */
export type AddressForm = AddressBody;

const fields = AddressBody.properties;

/** The rules of an address, which are those of its contract. */
export const addressSchema = object({
  company_name: contractText(fields.company_name),
  phone: contractText(fields.phone, normaliseMobile),
  gst: contractText(fields.gst, normaliseGstin),
  address_line_one: contractText(fields.address_line_one),
  address_line_two: contractText(fields.address_line_two),
  pincode: contractText(fields.pincode, normalisePincode),
  city: contractText(fields.city),
  state: contractText(fields.state),
});

const emptyAddress: AddressForm = {
  company_name: "",
  phone: "",
  gst: "",
  address_line_one: "",
  address_line_two: "",
  pincode: "",
  city: "",
  state: "",
};

/** The initial form: prefilled with what is known of a new address, or with the address to change. */
export function addressFormOf(address: Address | null, known: Partial<AddressForm> = {}): AddressForm {
  if (!address) return { ...emptyAddress, ...known };
  const { id, ...form } = address;
  return form;
}

export function toAddressBody(form: AddressForm): AddressBody {
  return {
    company_name: form.company_name.trim(),
    phone: normaliseMobile(form.phone),
    gst: normaliseGstin(form.gst),
    address_line_one: form.address_line_one.trim(),
    address_line_two: form.address_line_two.trim(),
    pincode: normalisePincode(form.pincode),
    city: form.city.trim(),
    state: form.state.trim(),
  };
}
