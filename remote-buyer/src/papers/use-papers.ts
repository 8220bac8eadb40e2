import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import { paramsOfPage } from "@mandi/shared/query/address-page";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { readListView, withValues } from "../common/list-address";
import { ofOrdersIn } from "./of-orders-in";
import { type PapersWish, readPapers } from "./papers.api";

const papersQuery = defineQuery((signal, wish: PapersWish) => readPapers(wish, signal), {
  isEmpty: (answer) => answer.data.length === 0 && ofOrdersIn(answer).length === 0,
  isKept: true,
});

const keyOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

/** One page of the caller's documents; page, order and search are in the address. */
export function usePapers() {
  const [params, setParams] = useAddressQuery();
  const orderId = keyOf(params.get("order"));
  const { page, search } = readListView(params, []);
  const state = useQuery(papersQuery, [{ page, orderId, hasInvoices: orderId !== null, search }]);
  const changeSearch = (text: string) =>
    setParams((before) => withValues(before, { search: text === "" ? null : text }));
  const pageHref = (wanted: number) => ({ search: paramsOfPage(params, wanted).toString() });
  return { orderId, search, state, changeSearch, pageHref };
}
