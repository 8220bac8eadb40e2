import type { MessageAnswer } from "@mandi/shared/contract/wire";
import type { Send } from "@mandi/shared/forms/use-submit";
import { removeAddress } from "./address.api";

/** Deletes an address once its confirmation is answered. */
export function useRemoveAddress(id: number): Send<MessageAnswer> {
  return () => removeAddress(id);
}
