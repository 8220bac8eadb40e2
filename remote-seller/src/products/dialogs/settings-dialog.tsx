import { products, dialogs as words } from "@mandi/shared/messages/seller";
import type { PageState } from "@mandi/shared/query/page-state";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { FailedState, ForbiddenState } from "@mandi/shared/ui/feedback/state-card";
import { Dialog, DialogCancel } from "@mandi/shared/ui/overlay/dialog";
import type { ReactNode } from "react";
import { SavingButton } from "../../page/saving-button";
import type { Saving } from "../../page/use-saving";
import type { ProductDialogProps } from "./dialog-props";

export interface SettingsDialogProps extends ProductDialogProps {
  readonly title: string;
  readonly formId: string;
  readonly state: PageState<unknown>;
  readonly saving: Saving;
  /** The form holds something that is not saved. */
  readonly isDirty: boolean;
  /** Nothing to send: the submit button stays shut. */
  readonly hasNothing?: boolean;
  readonly isWide?: boolean;
  /** The form, once its settings are here. */
  readonly children: ReactNode;
}

/**
 * The frame of the update dialogs: what it is about, the settings while they load or when they did not, and the buttons. It
 * closes by its own buttons and after a success only, never by a failure or a press beside it.
 */
export function SettingsDialog(props: SettingsDialogProps) {
  const { title, product, formId, state, saving, isDirty, hasNothing = false, isWide = false, children } = props;

  function handleClose(): void {
    if (saving.isSaved) props.onSaved();
    props.onClose();
  }

  return (
    <Dialog
      isOpen
      title={title}
      context={words.context(product.name, product.brands.name, products.exCity(product.city))}
      size={isWide ? "wide" : "default"}
      onClose={handleClose}
      isBusy={saving.isSending}
      isKeptOnOutsidePress
      hasUnsaved={isDirty && !saving.isSaved}
      footer={
        <>
          <DialogCancel disabled={saving.isSending}>{words.cancel}</DialogCancel>
          <SavingButton
            saving={saving}
            form={formId}
            busyText={words.saving}
            isOff={state.kind !== "ready" || hasNothing}
          >
            {words.update}
          </SavingButton>
        </>
      }
    >
      {state.kind === "loading" ? (
        <LoadingPlace label={title}>
          <SkeletonBlock height={66} />
          <SkeletonBlock height={66} />
          <SkeletonBlock height={66} />
        </LoadingPlace>
      ) : null}
      {state.kind === "failed" ? <FailedState text={state.failure.message} onRetry={state.retry} /> : null}
      {state.kind === "forbidden" ? <ForbiddenState /> : null}
      {state.kind === "ready" ? children : null}
    </Dialog>
  );
}
