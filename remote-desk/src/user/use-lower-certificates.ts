import { useQuery } from "@mandi/shared/query/use-query";
import { lowerCertificatesQuery } from "./lower-certificates.api";

/** A person's certificates of lower deduction; the list is empty until they have loaded. */
export function useLowerCertificates(userId: number) {
  const state = useQuery(lowerCertificatesQuery, [userId]);
  return { state, certificates: state.kind === "ready" ? state.data.data : [] };
}
