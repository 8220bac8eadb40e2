import { ConfirmDialog, type ConfirmDialogProps } from "@mandi/shared/ui/overlay/confirm-dialog";
import { RequestInTheWay } from "./request-in-the-way";

/** Asks once before an act that may wait for a second person: a refusal because of a request leads to that request. */
export function ConfirmAct({ children, error = null, ...props }: ConfirmDialogProps) {
  return (
    <ConfirmDialog {...props} error={error}>
      {children} <RequestInTheWay refusal={error} />
    </ConfirmDialog>
  );
}
