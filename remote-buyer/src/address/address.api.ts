import { type Address, type AddressBody, AddressListAnswer, PincodeAnswer } from "@mandi/shared/contract/address";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";

export async function readAddresses(signal: AbortSignal): Promise<Address[]> {
  const { data } = await http.get("/address", AddressListAnswer, { signal });
  return data;
}

/** Saves a new address, or the changed one of that id. */
export function saveAddress(id: number | null, body: AddressBody, key: string): Promise<MessageAnswer> {
  const options = { idempotencyKey: key };
  return id === null
    ? http.post("/address", body, MessageAnswer, options)
    : http.put(`/address/${id}`, body, MessageAnswer, options);
}

export function removeAddress(id: number): Promise<MessageAnswer> {
  return http.delete(`/address/${id}`, MessageAnswer);
}

/** City and state of a pincode. */
export async function findPlace(pincode: string, signal: AbortSignal): Promise<{ city: string; state: string }> {
  const { data } = await http.get(`/get-address/${encodeURIComponent(pincode)}`, PincodeAnswer, { signal });
  return data;
}
