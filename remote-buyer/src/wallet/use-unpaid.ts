import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { readUnpaid } from "./wallet.api";

const unpaidQuery = defineQuery((signal) => readUnpaid(signal));

/** What the user owes, invoice by invoice. */
export function useUnpaid() {
  return useQuery(unpaidQuery, []);
}
