import { useQuery } from "@mandi/shared/query/use-query";
import { lowerCertificatesQuery } from "./lower-certificates.api";

/** A person's certificates of lower deduction, and those that are known so far. */
export function useLowerCertificates(userId: number) {
  const state = useQuery(lowerCertificatesQuery, [userId]);
  return { state, certificates: state.kind === "ready" ? state.data.data : [] };
}
