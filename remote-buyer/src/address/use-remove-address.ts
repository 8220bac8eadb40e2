import type { MessageAnswer } from "@mandi/shared/contract/wire";
import type { Send } from "@mandi/shared/forms/use-submit";
import { removeAddress } from "./address.api";

/** What deletes an address, for a question to send. */
export function useRemoveAddress(id: number): Send<MessageAnswer> {
  return () => removeAddress(id);
}
