import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import type { Submission } from "@mandi/shared/forms/use-submit";
import { dialogs, products } from "@mandi/shared/messages/seller-products";
import type { PageState } from "@mandi/shared/query/page-state";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { FailedState, ForbiddenState } from "@mandi/shared/ui/feedback/state-card";
import { Dialog, DialogCancel } from "@mandi/shared/ui/overlay/dialog";
import type { ReactNode } from "react";
import type { ProductDialogProps } from "./dialog-props";

export interface SettingsDialogProps extends Pick<ProductDialogProps, "product" | "onClose"> {
  readonly title: string;
  readonly formId: string;
  readonly state: PageState<unknown>;
  readonly saving: Submission;
  /** The form has unsaved input. */
  readonly isDirty: boolean;
  /** Nothing to send: the submit button stays disabled. */
  readonly hasNothing?: boolean;
  readonly isWide?: boolean;
  /** The form, once its settings have loaded. */
  readonly children: ReactNode;
}

/**
 * The frame of the update dialogs: the product, the settings while they load or when they failed, and the buttons. It
 * closes by its own buttons and after a success only, never by a failure or a press outside it.
 */
export function SettingsDialog(props: SettingsDialogProps) {
  const { title, product, formId, state, saving, isDirty, hasNothing = false, isWide = false, onClose } = props;
  return (
    <Dialog
      isOpen
      title={title}
      context={dialogs.context(product.name, product.brands.name, products.exCity(product.city))}
      size={isWide ? "wide" : "default"}
      onClose={onClose}
      isBusy={saving.isBusy}
      isKeptOnOutsidePress
      hasUnsaved={isDirty && !saving.isOver}
      footer={
        <>
          <DialogCancel disabled={saving.isBusy}>{dialogs.cancel}</DialogCancel>
          <SubmitButton
            saving={saving}
            form={formId}
            busyText={dialogs.saving}
            isOff={state.kind !== "ready" || hasNothing}
          >
            {dialogs.update}
          </SubmitButton>
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
      {state.kind === "ready" ? props.children : null}
    </Dialog>
  );
}
