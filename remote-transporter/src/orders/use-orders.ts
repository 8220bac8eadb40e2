import { useFreshState } from "../page/use-fresh-state";
import { readOrders } from "./orders.api";

/** A seller reports a truck or weighs it meanwhile: then a next step appears here. */
const refreshMs = 30_000;

/** The orders a transporter carries. */
export function useOrders() {
  return useFreshState("orders", readOrders, { everyMs: refreshMs, isEmpty: (list) => list.length === 0 });
}
