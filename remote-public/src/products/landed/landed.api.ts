import { FreightRecordAnswer } from "@mandi/shared/contract/freight-estimate";
import { http } from "@mandi/shared/http";

/** How accurate past estimates of freight to a pincode were. */
export function readFreightRecord(pincode: string, signal: AbortSignal): Promise<FreightRecordAnswer> {
  return http.get(`/freight-record/${encodeURIComponent(pincode)}`, FreightRecordAnswer, { signal });
}
