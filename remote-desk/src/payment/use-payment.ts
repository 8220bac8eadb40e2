import { useQuery } from "@mandi/shared/query/use-query";
import { useParams } from "react-router-dom";
import { paymentQuery } from "./payment.api";

/** The transfer of the address. */
export function usePayment() {
  const { id = "" } = useParams();
  return { id, state: useQuery(paymentQuery, [id]) };
}
