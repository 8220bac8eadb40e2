import { useSaving } from "../../page/use-saving";
import { deleteProduct, pauseProduct, resumeProduct } from "../products.api";
import type { ProductDialogProps } from "./dialog-props";

const acts = { pause: pauseProduct, resume: resumeProduct, delete: deleteProduct };
export type StandingAct = keyof typeof acts;

/** Puts a product off the market, back on it, or out of the list; once, and the dialog leaves after it. */
export function useStanding(act: StandingAct, { product, onSaved, onClose }: ProductDialogProps) {
  const saving = useSaving({
    onLeave() {
      onSaved();
      onClose();
    },
  });

  function confirm(): void {
    if (!saving.isShut && !saving.isSaved) void saving.save(() => acts[act](product.id));
  }

  return { confirm, isBusy: saving.isSending || saving.isSaved, refusal: saving.refusal };
}
