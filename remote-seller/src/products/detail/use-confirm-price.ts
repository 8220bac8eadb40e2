import { useSubmit } from "@mandi/shared/forms/use-submit";
import { confirmPrice } from "../products.api";

/** Says that the price of a product still holds; one press, then it is read again. */
export function useConfirmPrice(id: number, onSaved: () => void) {
  const saving = useSubmit({ onDone: onSaved });
  return { saving, confirm: () => void saving.submit(() => confirmPrice(id)) };
}
