import { useSavedPaper } from "@mandi/shared/browser/use-saved-paper";
import { readBillFile } from "./bills.api";

/** Saves the bill of a vehicle as a PDF. */
export function useBillPdf(vehicleId: number, number: string) {
  return useSavedPaper(number, () => readBillFile(vehicleId));
}
