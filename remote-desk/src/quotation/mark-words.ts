import { quotation as messages } from "@mandi/shared/messages/desk-marking";
import type { DeskQuotation } from "./quotation.api";

/** The name of the act: a request where somebody else confirms it. */
export function markWords(status: DeskQuotation["status"], needsSecond: boolean): string {
  if (needsSecond) return messages.askMark;
  return status === "pending" ? messages.mark : messages.remark;
}
