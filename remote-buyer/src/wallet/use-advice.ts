import { useSavedPaper } from "@mandi/shared/browser/use-saved-paper";
import type { Payment } from "@mandi/shared/contract/payment";
import { wallet } from "@mandi/shared/messages/buyer-wallet";
import { readAdvicePdf } from "../papers/papers.api";

/** Saves the payment advice of a transfer as a PDF. */
export function useAdvice({ id, utr }: Payment) {
  return useSavedPaper(wallet.adviceName(utr), () => readAdvicePdf(id));
}
