import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { readAddresses } from "./address.api";

const addressesQuery = defineQuery(readAddresses);

/** The saved addresses; none is a case of its own for each page. */
export function useAddresses() {
  return useQuery(addressesQuery, []);
}
