import { useQuery } from "@mandi/shared/query/use-query";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { useSubjectTrail } from "../trail/use-subject-trail";
import { orderLedgerQuery, orderQuery, type Side } from "./order.api";

/** The order of the address, by its key or its number, with its books; an act changes all of them. */
export function useOrder() {
  const { id = "" } = useParams();
  const state = useQuery(orderQuery, [id]);
  const order = state.kind === "ready" ? state.data.data : null;
  const books = useOrderBooks(order);

  function refetch(): void {
    void state.refetch();
    void books.ledger.refetch();
    void books.trail.refetch();
  }

  return { id, state, order, books, refetch };
}

export type OrderBooksView = ReturnType<typeof useOrderBooks>;

/** The ledger of the chosen side, and the trail. */
function useOrderBooks(order: { readonly id: number; readonly number: string } | null) {
  const [side, setSide] = useState<Side>("buyer");
  return {
    side,
    setSide,
    ledger: useQuery(orderLedgerQuery, order && [order.id, side]),
    // By number: with it come acts on its transfers, entries and documents.
    trail: useSubjectTrail(order?.number),
  };
}
