import { AddressListAnswer, PincodeAnswer } from "@mandi/shared/contract/address";
import { UsualPlaceAnswer } from "@mandi/shared/contract/usual-place";
import { checkPincode } from "@mandi/shared/format/pincode";
import { http } from "@mandi/shared/http";
import type { Delivery } from "@mandi/shared/session";

/** City and state of a pincode. */
export async function findPlace(pincode: string, signal: AbortSignal) {
  const { data } = await http.get(`/get-address/${encodeURIComponent(pincode)}`, PincodeAnswer, { signal });
  return data;
}

/** The places of the logged-in person's saved addresses, each pincode once. */
export async function readOwnPlaces(signal: AbortSignal): Promise<readonly Delivery[]> {
  const { data } = await http.get("/address", AddressListAnswer, { signal });
  return data
    .filter(({ pincode }, place) => data.findIndex((other) => other.pincode === pincode) === place)
    .filter(({ pincode }) => checkPincode(pincode).kind === "valid")
    .map(({ pincode, city }) => ({ pincode, city }));
}

/** Where the goods of the person who is logged in usually go; null while nothing says so. */
export async function readUsualPlace(): Promise<Delivery | null> {
  const { data } = await http.get("/usual-place", UsualPlaceAnswer);
  return data;
}
