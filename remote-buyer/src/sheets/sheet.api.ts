import {
  MadeTradeSheetAnswer,
  type OwnTradeSheet,
  type TradeSheetBody,
  TradeSheetListAnswer,
} from "@mandi/shared/contract/trade-sheet";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";

/** Makes a sheet with its link. */
export function makeSheet(body: TradeSheetBody, key: string): Promise<MadeTradeSheetAnswer> {
  return http.post("/trade-sheet", body, MadeTradeSheetAnswer, { idempotencyKey: key });
}

/** The caller's sheets whose links still work, newest first. */
export async function readOpenSheets(signal: AbortSignal): Promise<OwnTradeSheet[]> {
  const { data } = await http.get("/trade-sheet", TradeSheetListAnswer, { signal });
  return data;
}

/** Ends a link at once. */
export function endSheet(id: number): Promise<MessageAnswer> {
  return http.delete(`/trade-sheet/${id}`, MessageAnswer);
}
