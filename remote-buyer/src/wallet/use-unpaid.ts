import { defineQuery } from "@mandi/shared/query/query";
import { useHeldPage } from "@mandi/shared/query/use-held-page";
import { useQuery } from "@mandi/shared/query/use-query";
import { readUnpaid } from "./wallet.api";

const unpaidQuery = defineQuery((signal, page: number) => readUnpaid(page, signal));

/** A page of what the user owes, invoice by invoice. */
export function useUnpaid(page: number) {
  return useHeldPage(useQuery(unpaidQuery, [page]), "unpaid");
}
