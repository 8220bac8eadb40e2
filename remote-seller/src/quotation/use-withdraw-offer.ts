import type { MessageAnswer } from "@mandi/shared/contract/wire";
import type { Send } from "@mandi/shared/forms/use-submit";
import { withdrawOffer } from "./quotation.api";

/** The call that withdraws the offer at the price that was read, for a confirmation dialog to send. */
export function useWithdrawOffer(quotationId: number, price: number): Send<MessageAnswer> {
  return (keyFor) => withdrawOffer(quotationId, price, keyFor({ price }));
}
