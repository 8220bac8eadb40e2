import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useParams } from "react-router-dom";
import { readQuotation } from "./quotation.api";

/** How often a quotation that waits for others is refetched. */
const refreshEveryMs = 15_000;

/** Statuses that others may end while the page is open. */
const moving: ReadonlySet<string> = new Set(["pending", "Seller Marked"]);

const quotationQuery = defineQuery((signal, id: string) => readQuotation(id, signal), {
  refetchInterval: ({ status }) => (moving.has(status) ? refreshEveryMs : null),
});

/** The quotation of the address. While it waits for offers, the desk or a deadline it refreshes automatically. */
export function useQuotation() {
  const { id = "" } = useParams();
  return useQuery(quotationQuery, [id]);
}
