import type { MessageAnswer } from "@mandi/shared/contract/wire";
import type { Send } from "@mandi/shared/forms/use-submit";
import { withdrawQuotation } from "./quotation.api";

/** What takes a request back, for a question to send; it goes while nobody is marked (docs/domain.md#quotation). */
export function useWithdraw(id: number): Send<MessageAnswer> {
  return (keyFor) => withdrawQuotation(id, keyFor());
}
