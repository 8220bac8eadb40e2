import { shortNoticeDurationMs } from "@mandi/shared/browser/notify";
import type { Belt } from "@mandi/shared/contract/transporter/belt";
import { ConfirmSubmit } from "@mandi/shared/forms/parts/confirm-submit";
import { belts } from "@mandi/shared/messages/transporter-start";
import { useRemoveBelt } from "./use-belt-writes";

export interface RemoveBeltDialogProps {
  readonly belt: Belt;
  readonly onRefresh: () => void;
  readonly onClose: () => void;
}

/** Asks once before a belt is removed. */
export function RemoveBeltDialog({ belt, onRefresh, onClose }: RemoveBeltDialogProps) {
  const send = useRemoveBelt(belt);
  return (
    <ConfirmSubmit
      isDanger
      title={belts.removeTitle}
      confirmText={belts.remove}
      busyText={belts.removing}
      cancelText={belts.keep}
      noticeMs={shortNoticeDurationMs}
      send={send}
      onRefresh={onRefresh}
      onLeave={onClose}
      onClose={onClose}
    >
      {belts.removeText(belt.loading_address)}
    </ConfirmSubmit>
  );
}
