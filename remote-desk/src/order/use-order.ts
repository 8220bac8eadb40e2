import { useQuery } from "@mandi/shared/query/use-query";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { orderLedgerQuery, orderQuery, orderTrailQuery, type Side } from "./order.api";

/** The order of the address, by its key or its number. */
export function useOrder() {
  const { id = "" } = useParams();
  return { id, state: useQuery(orderQuery, [id]) };
}

/** The ledger of the side that is chosen, and the trail. */
export function useOrderBooks(orderId: number) {
  const [side, setSide] = useState<Side>("buyer");
  return {
    side,
    setSide,
    ledger: useQuery(orderLedgerQuery, [orderId, side]),
    trail: useQuery(orderTrailQuery, [orderId]),
  };
}
