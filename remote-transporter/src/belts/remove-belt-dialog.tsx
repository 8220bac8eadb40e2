import type { Belt } from "@mandi/shared/contract/transporter/belt";
import { belts } from "@mandi/shared/messages/transporter";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import type { useSubmit } from "../page/use-submit";

export interface RemoveBeltDialogProps {
  readonly belt: Belt;
  readonly removing: Pick<ReturnType<typeof useSubmit>, "isBusy" | "isShut" | "refusal">;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks once before a belt goes. */
export function RemoveBeltDialog({ belt, removing, onRemove, onClose }: RemoveBeltDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      isDanger
      isBusy={removing.isBusy}
      title={belts.removeTitle}
      confirmText={belts.remove}
      busyText={belts.removing}
      cancelText={belts.keep}
      error={removing.refusal}
      onConfirm={() => {
        if (!removing.isShut) onRemove();
      }}
      onClose={onClose}
    >
      {belts.removeText(belt.loading_address)}
    </ConfirmDialog>
  );
}
