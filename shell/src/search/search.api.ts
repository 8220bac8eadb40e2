import { GeneralSearchAnswer } from "@mandi/shared/contract/general-search";
import { http } from "@mandi/shared/http";

export function search(text: string, signal: AbortSignal): Promise<GeneralSearchAnswer> {
  return http.get("/general-search", GeneralSearchAnswer, { query: { search_key: text }, signal });
}
