import { GeneralSearchAnswer } from "@mandi/shared/contract/general-search";
import { http } from "@mandi/shared/http";
import { deliveryStore } from "@mandi/shared/session";

/** What fits the text, with landed prices at the place of delivery. */
export function search(text: string, signal: AbortSignal): Promise<GeneralSearchAnswer> {
  const pincode = deliveryStore.getState().delivery?.pincode;
  return http.get("/general-search", GeneralSearchAnswer, { query: { search_key: text, pincode }, signal });
}
