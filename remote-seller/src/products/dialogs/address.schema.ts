import type { LoadingAddressBody, SellerProductAnswer } from "@mandi/shared/contract/seller-product";
import { checkPincode, normalisePincode } from "@mandi/shared/format/pincode";
import { loadingAddress as words } from "@mandi/shared/messages/seller";
import { object, string } from "yup";

export type AddressForm = Readonly<Record<keyof LoadingAddressBody, string>>;

export function addressFormOf(known: SellerProductAnswer["data"]["loading_address"][number] | undefined): AddressForm {
  return known ?? { address_line_one: "", address_line_two: "", pincode: "" };
}

export const addressSchema = object({
  address_line_one: string().trim().required(words.lineMissing),
  pincode: string().test("pincode", words.pincodeInvalid, (text = "") => checkPincode(text).kind === "valid"),
});

export function toAddressBody({ address_line_one, address_line_two, pincode }: AddressForm): LoadingAddressBody {
  return {
    address_line_one: address_line_one.trim(),
    address_line_two: address_line_two.trim(),
    pincode: normalisePincode(pincode),
  };
}
