import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import { useQuery } from "@mandi/shared/query/use-query";
import { findQuery } from "./find.api";

/** The objects that the text in the address refers to; null while there is none. */
export function useFind() {
  const [params, setParams] = useAddressQuery();
  const search = (params.get("search") ?? "").trim().slice(0, 64);
  const state = useQuery(findQuery, search === "" ? null : [search]);
  return {
    search,
    state,
    find: (text: string) => setParams((): Record<string, string> => (text === "" ? {} : { search: text })),
  };
}
