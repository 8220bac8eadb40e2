import { productStanding as words } from "@mandi/shared/messages/seller";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import { productText } from "../product-text";
import type { ProductDialogProps } from "./dialog-props";
import { type StandingAct, useStanding } from "./use-standing";

/** Asks once before a product goes off the market, back on it, or out of the list. */
function StandingDialog({ act, ...props }: ProductDialogProps & { readonly act: StandingAct }) {
  const { confirm, isBusy, refusal } = useStanding(act, props);
  const { title, text, confirm: confirmText, busy, keep } = words[act];
  return (
    <ConfirmDialog
      isOpen
      isDanger={act === "delete"}
      isBusy={isBusy}
      title={title(productText(props.product))}
      confirmText={confirmText}
      busyText={busy}
      cancelText={keep}
      error={refusal}
      onConfirm={confirm}
      onClose={props.onClose}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}

export function PauseDialog(props: ProductDialogProps) {
  return <StandingDialog {...props} act="pause" />;
}

export function ResumeDialog(props: ProductDialogProps) {
  return <StandingDialog {...props} act="resume" />;
}

export function DeleteDialog(props: ProductDialogProps) {
  return <StandingDialog {...props} act="delete" />;
}
