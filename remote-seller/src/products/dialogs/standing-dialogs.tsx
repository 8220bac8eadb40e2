import { ConfirmSubmit } from "@mandi/shared/forms/parts/confirm-submit";
import { productStanding } from "@mandi/shared/messages/seller-products";
import { productText } from "../product-text";
import type { ProductDialogProps } from "./dialog-props";
import { type StandingAct, useStanding } from "./use-standing";

/** Asks for confirmation before a product is paused, resumed or deleted. */
function StandingDialog({ act, ...props }: ProductDialogProps & { readonly act: StandingAct }) {
  const { product, onSaved, onClose, onDeleted } = props;
  const send = useStanding(act, product.id);
  const { title, text, confirm, busy, keep } = productStanding[act];

  function handleLeave(): void {
    onClose();
    if (act === "delete") onDeleted?.();
  }

  return (
    <ConfirmSubmit
      isDanger={act === "delete"}
      title={title(productText(product))}
      confirmText={confirm}
      busyText={busy}
      cancelText={keep}
      send={send}
      onRefresh={onSaved}
      onLeave={handleLeave}
      onClose={onClose}
    >
      <p>{text}</p>
    </ConfirmSubmit>
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
