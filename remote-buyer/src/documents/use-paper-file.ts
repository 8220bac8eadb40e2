import { useSavedPaper } from "@mandi/shared/browser/use-saved-paper";
import { readPaperFile } from "./paper.api";

/** Saves a document of an order as a PDF. */
export function usePaperFile(orderId: number, number: string) {
  return useSavedPaper(number, () => readPaperFile(orderId, number));
}
