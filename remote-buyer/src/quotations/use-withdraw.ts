import type { MessageAnswer } from "@mandi/shared/contract/wire";
import type { Send } from "@mandi/shared/forms/use-submit";
import { withdrawQuotation } from "./quotation.api";

/** Withdraws a request once it is confirmed; possible while no seller is marked (docs/domain.md#quotation). */
export function useWithdraw(id: number): Send<MessageAnswer> {
  return (keyFor) => withdrawQuotation(id, keyFor());
}
