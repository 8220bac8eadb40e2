import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { useQuery } from "@mandi/shared/query/use-query";
import { lowerCertificatesQuery } from "./lower-certificates.api";

/** The certificates of lower deduction of a seller or carrier; empty until they have loaded. Nobody else can have one: their state is null. */
export function useLowerCertificates({ id, type }: Pick<DeskUser, "id" | "type">) {
  const mayHave = type === "seller" || type === "transporter";
  const state = useQuery(lowerCertificatesQuery, mayHave ? [id] : null);
  return { state: mayHave ? state : null, certificates: state.kind === "ready" ? state.data.data : [] };
}
