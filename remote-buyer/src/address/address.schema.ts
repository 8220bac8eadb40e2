import type { Address, AddressBody } from "@mandi/shared/contract/address";
import { normaliseGstin } from "@mandi/shared/format/gstin";
import { normaliseMobile } from "@mandi/shared/format/mobile";
import { normalisePincode } from "@mandi/shared/format/pincode";
import { addresses } from "@mandi/shared/messages/buyer-account";
import { object, string } from "yup";

/** The form is the body of the wire: what the server finds fault with finds its field. */
export type AddressForm = AddressBody;

/** The rules of an address; the texts are the specification's, spelling included. */
export const addressSchema = object({
  company_name: string().trim().required(addresses.companyMissing),
  phone: string()
    .transform(normaliseMobile)
    .required(addresses.phoneInvalid)
    .matches(/^\d{10}$/, addresses.phoneInvalid),
  gst: string().trim().required(addresses.gstMissing),
  address_line_one: string().trim().required(addresses.lineOneMissing),
  address_line_two: string().trim().required(addresses.lineTwoMissing),
  pincode: string()
    .transform(normalisePincode)
    .required(addresses.pincodeMissing)
    .matches(/^\d{6}$/, addresses.pincodeInvalid),
  city: string().trim().required(addresses.cityMissing),
  state: string().trim().required(addresses.stateMissing),
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

/** The form as it opens: empty, or the address to change. */
export function addressFormOf(address: Address | null): AddressForm {
  if (!address) return emptyAddress;
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
