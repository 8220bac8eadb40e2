import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { readAddresses } from "./address.api";

const addressesQuery = defineQuery(readAddresses);

/** The saved addresses; each page treats an empty list in its own way. */
export function useAddresses() {
  return useQuery(addressesQuery, []);
}
