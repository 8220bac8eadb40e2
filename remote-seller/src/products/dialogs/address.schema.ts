import { sentenceOf } from "@mandi/shared/contract/field-problem";
import { LoadingAddressBody, type SellerProductAnswer } from "@mandi/shared/contract/seller-product";
import { checkPincode, normalisePincode } from "@mandi/shared/format/pincode";
import { contractText } from "@mandi/shared/forms/contract-schema";
import { object, string } from "yup";

export type AddressForm = Readonly<Record<keyof LoadingAddressBody, string>>;

export function addressFormOf(known: SellerProductAnswer["data"]["loading_address"][number] | undefined): AddressForm {
  const { address_line_one = "", address_line_two = "", pincode = "" } = known ?? {};
  return { address_line_one, address_line_two, pincode };
}

const { address_line_one, pincode } = LoadingAddressBody.properties;

export const addressSchema = object({
  address_line_one: contractText(address_line_one),
  pincode: string().test("pincode", sentenceOf(pincode), (text = "") => checkPincode(text).kind === "valid"),
});

export function toAddressBody({ address_line_one, address_line_two, pincode }: AddressForm): LoadingAddressBody {
  return {
    address_line_one: address_line_one.trim(),
    address_line_two: address_line_two.trim(),
    pincode: normalisePincode(pincode),
  };
}
