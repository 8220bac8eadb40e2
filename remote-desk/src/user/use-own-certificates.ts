import { useQuery } from "@mandi/shared/query/use-query";
import { ownCertificatesQuery } from "./own-certificates.api";

/** Our certificates under which a person deducts less as a buyer; empty until they have loaded. */
export function useOwnCertificates(userId: number) {
  const state = useQuery(ownCertificatesQuery, [userId]);
  return { state, certificates: state.kind === "ready" ? state.data.data : [] };
}
