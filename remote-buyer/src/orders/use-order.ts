import { finalOrderStatuses } from "@mandi/shared/contract/trade-document";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useParams } from "react-router-dom";
import { readOrder } from "./order.api";

/** Steps of trucks and documents appear within ten seconds. */
const refreshEveryMs = 6_000;

const orderQuery = defineQuery((signal, id: string) => readOrder(id, signal), {
  refetchInterval: ({ status }) => (finalOrderStatuses.has(status) ? null : refreshEveryMs),
});

/** The order of the address, refreshed as seller, transporter and desk act, until the goods have arrived. */
export function useOrder() {
  const { id = "" } = useParams();
  return useQuery(orderQuery, [id]);
}
