import { useSaving } from "../../page/use-saving";
import { confirmPrice } from "../products.api";

/** Says that the price of a product still holds; one press, then it is read anew. */
export function useConfirmPrice(id: number, onSaved: () => void) {
  const { save, isSending, isShut, isSaved } = useSaving({ onSaved });
  return { confirm: () => void save(() => confirmPrice(id)), isSending, isOver: isShut || isSaved };
}
