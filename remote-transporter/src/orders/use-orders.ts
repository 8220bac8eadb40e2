import { useNewestRows } from "../page/use-newest-rows";
import { readOrders } from "./orders.api";

/** The orders a transporter carries. */
export function useOrders() {
  return useNewestRows("orders", readOrders);
}
