import { farPrice } from "@mandi/shared/messages/seller";
import { bulk as words } from "@mandi/shared/messages/seller-bulk";
import { Button } from "@mandi/shared/ui/controls/button";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import { Dialog, DialogCancel } from "@mandi/shared/ui/overlay/dialog";
import { type ReactNode, useState } from "react";
import styles from "../bulk.module.css";
import { confirmed, farOnes, type Plan } from "./plan";
import { PlanPreview, PlanProgress } from "./plan-review";
import { usePlanRun } from "./use-plan-run";

export interface PlanDialogProps {
  readonly title: string;
  readonly context: string;
  /** Null while there is nothing to preview yet. */
  readonly plan: Plan | null;
  /** Something was entered that closing would lose. */
  readonly isBegun?: boolean;
  readonly onClose: () => void;
  /** Something was saved: what the page shows is old. */
  readonly onSaved: () => void;
  /** What makes the plan: a form, a file. It leaves while the plan is carried out. */
  readonly children?: ReactNode;
}

/** Changes to many products: make the plan, look at it, carry it out, see the outcome of each row. */
export function PlanDialog(props: PlanDialogProps) {
  const { title, context, plan, isBegun = false, onClose, onSaved, children } = props;
  const { run, start, stop } = usePlanRun();
  const [isAsking, setIsAsking] = useState(false);
  const changes = plan?.changes ?? [];
  const far = farOnes(changes);

  function handleApply(): void {
    if (far.length > 0) setIsAsking(true);
    else void start(changes);
  }

  function handleConfirm(): void {
    setIsAsking(false);
    void start(confirmed(changes));
  }

  function handleClose(): void {
    if (run.changed.length > 0 || run.left.length > 0) onSaved();
    onClose();
  }

  return (
    <Dialog
      isOpen
      title={title}
      context={context}
      size="wide"
      onClose={handleClose}
      isBusy={run.kind === "running"}
      isKeptOnOutsidePress
      hasUnsaved={isBegun && run.kind === "idle"}
      footer={
        run.kind === "idle" ? (
          <>
            <DialogCancel>{words.cancel}</DialogCancel>
            <Button variant="primary" disabled={changes.length === 0} onClick={handleApply}>
              {words.apply(changes.length)}
            </Button>
          </>
        ) : (
          <>
            {run.kind === "over" && run.left.length > 0 ? (
              <Button onClick={() => start(run.left)}>{words.retry}</Button>
            ) : null}
            {run.kind === "running" ? (
              <Button onClick={stop}>{words.stop}</Button>
            ) : (
              <Button variant="primary" onClick={handleClose}>
                {words.close}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.body}>
        {run.kind === "idle" ? (
          <>
            {children}
            {plan ? <PlanPreview plan={plan} /> : null}
          </>
        ) : (
          <PlanProgress run={run} leftOut={plan?.problems ?? []} />
        )}
        <ConfirmDialog
          isOpen={isAsking}
          title={farPrice.manyTitle(far.length)}
          confirmText={words.apply(changes.length)}
          cancelText={farPrice.manyCorrect}
          onConfirm={handleConfirm}
          onClose={() => setIsAsking(false)}
        >
          {farPrice.many(far.length)}
        </ConfirmDialog>
      </div>
    </Dialog>
  );
}
