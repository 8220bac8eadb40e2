import { useSubmit } from "@mandi/shared/forms/use-submit";
import { confirmPrice } from "../products.api";

/** Confirms that the price of a product is still valid, and then refetches it. */
export function useConfirmPrice(id: number, onSaved: () => void) {
  const saving = useSubmit({ onDone: onSaved });
  return { saving, confirm: () => void saving.submit(() => confirmPrice(id)) };
}
