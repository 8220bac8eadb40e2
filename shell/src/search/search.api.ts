import { GeneralSearchAnswer } from "@mandi/shared/contract/general-search";
import { type FoundDeal, OwnDealsAnswer } from "@mandi/shared/contract/own-deals";
import { traders } from "@mandi/shared/contract/role";
import { http } from "@mandi/shared/http";
import { deliveryStore, roleOf, sessionStore } from "@mandi/shared/session";

/** Matches for the text, with landed prices at the place of delivery. */
export function search(text: string, signal: AbortSignal): Promise<GeneralSearchAnswer> {
  const pincode = deliveryStore.getState().delivery?.pincode;
  return http.get("/general-search", GeneralSearchAnswer, { query: { search_key: text, pincode }, signal });
}

/** The reader's matching quotations and orders; none for people who do not trade. The search works without them. */
export async function searchOwnDeals(text: string, signal: AbortSignal): Promise<readonly FoundDeal[]> {
  const role = roleOf(sessionStore.getState());
  if (!traders.some((trader) => trader === role)) return [];
  try {
    return (await http.get("/own-deals", OwnDealsAnswer, { query: { search_key: text }, signal })).data;
  } catch {
    return [];
  }
}
