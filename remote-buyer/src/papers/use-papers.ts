import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useSearchParams } from "react-router-dom";
import { readPapers } from "./papers.api";

const papersQuery = defineQuery((signal, page: number, orderId: number | null) => readPapers(page, orderId, signal), {
  isEmpty: ({ data }) => data.length === 0,
});

const keyOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

/** One page of the caller's documents; page and order are in the address. */
export function usePapers() {
  const [params] = useSearchParams();
  const orderId = keyOf(params.get("order"));
  const page = Math.min(100_000, keyOf(params.get("page")) ?? 1);
  const state = useQuery(papersQuery, [page, orderId]);
  const pageHref = (wanted: number) => {
    const search = new URLSearchParams({
      ...(orderId !== null && { order: String(orderId) }),
      ...(wanted > 1 && { page: String(wanted) }),
    });
    return { search: search.toString() };
  };
  return { orderId, state, pageHref };
}
