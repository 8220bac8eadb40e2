import { useQuery } from "@mandi/shared/query/use-query";
import { useParams } from "react-router-dom";
import { useSubjectTrail } from "../trail/use-subject-trail";
import { ewayBillQuery } from "./eway-bill.api";

/** The e-way bill of the address, and its trail. */
export function useEwayBill() {
  const { id = "" } = useParams();
  const state = useQuery(ewayBillQuery, [id]);
  const bill = state.kind === "ready" ? state.data.data : null;
  const trail = useSubjectTrail(bill && `eway-bill:${bill.id}`);

  function refetch(): void {
    void state.refetch();
    void trail.refetch();
  }

  return { id, state, bill, trail, refetch };
}
