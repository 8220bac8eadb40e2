import type { HttpFailure } from "@mandi/shared/http";
import type { MessageAnswer } from "../../contract/wire";
import { ConfirmDialog, type ConfirmDialogProps } from "../../ui/overlay/confirm-dialog";
import { type Send, type SubmitOptions, useSubmit } from "../use-submit";

export type ConfirmSubmitProps = Omit<ConfirmDialogProps, "isOpen" | "isBusy" | "error" | "onConfirm"> &
  Pick<SubmitOptions, "onDone" | "onRefresh" | "onLeave" | "noticeMs"> & {
    readonly send: Send<MessageAnswer>;
    readonly onRefused?: (failure: HttpFailure) => void;
  };

/** Asks once before something that cannot be undone, does it, and shows in place why it was refused. */
export function ConfirmSubmit(props: ConfirmSubmitProps) {
  const { send, onDone, onRefresh, onLeave, noticeMs, onRefused, ...question } = props;
  const saving = useSubmit({
    cooldownMs: 0,
    onRefresh,
    onLeave,
    ...(onDone && { onDone }),
    ...(noticeMs !== undefined && { noticeMs }),
  });

  async function handleConfirm(): Promise<void> {
    const outcome = await saving.submit(send);
    if (outcome.kind === "refused") onRefused?.(outcome.failure);
  }

  return (
    <ConfirmDialog
      {...question}
      isOpen
      isBusy={saving.isBusy || saving.isOver}
      error={saving.refusal}
      onConfirm={handleConfirm}
    />
  );
}
