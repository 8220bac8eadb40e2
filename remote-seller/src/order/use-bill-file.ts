import { useSavedPaper } from "@mandi/shared/browser/use-saved-paper";
import { readBillFile } from "./order.api";

/** Saves a bill of the seller as a PDF. */
export function useBillFile(orderId: number, number: string) {
  return useSavedPaper(number, () => readBillFile(orderId, number));
}
