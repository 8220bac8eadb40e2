import { stateOfGstCode } from "@mandi/shared/format/state-codes";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { readSite } from "./site.api";

const siteQuery = defineQuery(readSite, { isKept: true });

/** The platform as shown on documents. */
export interface Issuer {
  readonly name: string;
  readonly gstin: string;
  readonly address: string;
  /** From the GSTIN; null where none is configured. */
  readonly state: string | null;
}

/** The issuer of the documents; null while unknown. A document without its issuer is still worth reading. */
export function useIssuer(): Issuer | null {
  const state = useQuery(siteQuery, []);
  if (state.kind !== "ready") return null;
  const { legal_name = "", gst_number = "", address } = state.data;
  return { name: legal_name, gstin: gst_number, address, state: stateOfGstCode(gst_number.slice(0, 2)) };
}
