import { AddressListAnswer, PincodeAnswer } from "@mandi/shared/contract/address";
import { checkPincode } from "@mandi/shared/format/pincode";
import { http } from "@mandi/shared/http";
import type { Delivery } from "@mandi/shared/session";

/** City and state of a pincode. */
export async function findPlace(pincode: string, signal: AbortSignal) {
  const { data } = await http.get(`/get-address/${encodeURIComponent(pincode)}`, PincodeAnswer, { signal });
  return data;
}

/** The place of the signed-in person's first saved address; null without one. */
export async function readFirstAddress(signal: AbortSignal): Promise<Delivery | null> {
  const { data } = await http.get("/address", AddressListAnswer, { signal });
  const [first] = data;
  return first && checkPincode(first.pincode).kind === "valid" ? { pincode: first.pincode, city: first.city } : null;
}
