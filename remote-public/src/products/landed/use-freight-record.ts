import type { FreightRecordAnswer } from "@mandi/shared/contract/freight-estimate";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { readFreightRecord } from "./landed.api";

const recordQuery = defineQuery((signal, pincode: string) => readFreightRecord(pincode, signal), { isKept: true });

/** How accurate past estimates were; null while unknown. The list works without it, so a failure is not reported. */
export function useFreightRecord(pincode: string): FreightRecordAnswer | null {
  const state = useQuery(recordQuery, [pincode]);
  return state.kind === "ready" ? state.data : null;
}
