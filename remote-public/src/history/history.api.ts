import { IngotHistoryAnswer } from "@mandi/shared/contract/ingot-price";
import { http } from "@mandi/shared/http";

export interface HistoryWish {
  readonly from: string;
  readonly to: string;
  /** Undefined: the first place of the answer. */
  readonly location: string | undefined;
}

export function readHistory({ from, to, location }: HistoryWish, signal: AbortSignal): Promise<IngotHistoryAnswer> {
  return http.get("/ingot-price-history", IngotHistoryAnswer, {
    query: { from_date: from, to_date: to, ingot_location: location },
    signal,
  });
}
