import { stateOfGstCode } from "@mandi/shared/format/state-codes";
import { usePageState } from "@mandi/shared/state/use-page-state";
import { readSite } from "./site.api";

/** The platform as it is on documents. */
export interface Issuer {
  readonly name: string;
  readonly gstin: string;
  readonly address: string;
  /** From the GSTIN; null where none is configured. */
  readonly state: string | null;
}

/** Who issues the documents; null while it is not known. A document without its issuer is still worth reading. */
export function useIssuer(): Issuer | null {
  const state = usePageState("issuer", readSite);
  if (state.kind !== "ready") return null;
  const { legal_name = "", gst_number = "", address } = state.data;
  return { name: legal_name, gstin: gst_number, address, state: stateOfGstCode(gst_number.slice(0, 2)) };
}
