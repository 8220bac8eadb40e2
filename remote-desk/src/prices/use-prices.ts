import { useQuery } from "@mandi/shared/query/use-query";
import { pricesQuery } from "./prices.api";

/** The ingot prices of today and the previous day. */
export const usePrices = () => useQuery(pricesQuery, []);
