import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { useQuery } from "@mandi/shared/query/use-query";
import { ownCertificatesQuery, theirCertificatesQuery } from "./lower-deduction.api";

/**
 * Certificates of lower deduction: `theirs` as a seller or carrier, null for anybody else, who cannot have one, and `own`, ours, under which
 * this person deducts less as a buyer.
 */
export function useLowerDeduction({ id, type }: Pick<DeskUser, "id" | "type">) {
  const mayHave = type === "seller" || type === "transporter";
  const theirs = useQuery(theirCertificatesQuery, mayHave ? [id] : null);
  const own = useQuery(ownCertificatesQuery, [id]);
  return { theirs: mayHave ? theirs : null, own };
}
