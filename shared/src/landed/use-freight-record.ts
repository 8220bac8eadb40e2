import type { FreightRecordAnswer } from "../contract/freight-estimate";
import { defineQuery } from "../query/query";
import { useQuery } from "../query/use-query";
import { readFreightRecord } from "./freight-record.api";

const recordQuery = defineQuery((signal, pincode: string) => readFreightRecord(pincode, signal), { isKept: true });

/** How accurate past estimates were; null while unknown. Pages work without it, so a failure is not reported. */
export function useFreightRecord(pincode: string): FreightRecordAnswer | null {
  const state = useQuery(recordQuery, [pincode]);
  return state.kind === "ready" ? state.data : null;
}
