import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { readTodaysIngotPrice } from "./login.api";

const todaysIngotPriceQuery = defineQuery(readTodaysIngotPrice);

/** The figure beside the form. */
export function useTodaysIngotPrice() {
  return useQuery(todaysIngotPriceQuery, []);
}
