import { useQuery } from "@mandi/shared/query/use-query";
import { useParams } from "react-router-dom";
import { useSubjectTrail } from "../trail/use-subject-trail";
import { freightBillQuery } from "./freight-bill.api";

/** The carrier's bill of the address, and the trail of its order. */
export function useFreightBill() {
  const { id = "" } = useParams();
  const state = useQuery(freightBillQuery, [id]);
  const bill = state.kind === "ready" ? state.data.data : null;
  const trail = useSubjectTrail(bill && `order:${bill.order_id}`);

  function refetch(): void {
    void state.refetch();
    void trail.refetch();
  }

  return { id, state, bill, trail, refetch };
}
