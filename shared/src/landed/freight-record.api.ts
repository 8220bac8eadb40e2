import { http } from "@mandi/shared/http";
import { FreightRecordAnswer } from "../contract/freight-estimate";

/** How accurate past estimates of freight to a pincode were. */
export function readFreightRecord(pincode: string, signal: AbortSignal): Promise<FreightRecordAnswer> {
  return http.get(`/freight-record/${encodeURIComponent(pincode)}`, FreightRecordAnswer, { signal });
}
