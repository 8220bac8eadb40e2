import { TraderDayAnswer } from "@mandi/shared/contract/trader-day";
import { http } from "@mandi/shared/http";
import { traderDayCall } from "./trader-day-call";

/** The reader's running deals, watched prices and money in one answer. */
export function readTraderDay(signal: AbortSignal, pincode: string | null): Promise<TraderDayAnswer> {
  return http.get(traderDayCall(pincode), TraderDayAnswer, { signal });
}
