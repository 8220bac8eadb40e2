import { SharedSheetAnswer, type TradeSheet } from "@mandi/shared/contract/trade-sheet";
import { http } from "@mandi/shared/http";

/** The sheet of a link; a failure with status 404 once it has ended. */
export async function readSharedSheet(token: string, signal: AbortSignal): Promise<TradeSheet> {
  const { data } = await http.get(`/shared-sheet/${encodeURIComponent(token)}`, SharedSheetAnswer, { signal });
  return data;
}
