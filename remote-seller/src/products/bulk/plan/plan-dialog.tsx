import { farPrice } from "@mandi/shared/messages/seller";
import { bulk } from "@mandi/shared/messages/seller-bulk";
import { Button } from "@mandi/shared/ui/controls/button";
import { Dialog, DialogCancel } from "@mandi/shared/ui/overlay/dialog";
import { DoubtDialog, type DoubtDialogProps } from "@mandi/shared/ui/overlay/doubt-dialog";
import { type ReactNode, useState } from "react";
import styles from "../bulk.module.css";
import { confirmed, farOnes, type Plan } from "./plan";
import { PlanPreview, PlanProgress } from "./plan-review";
import { type PlanRun, usePlanRun } from "./use-plan-run";

export interface PlanDialogProps {
  readonly title: string;
  readonly context: string;
  /** Null while there is nothing to preview yet. */
  readonly plan: Plan | null;
  /** There is input that closing would lose. */
  readonly isBegun?: boolean;
  readonly onClose: () => void;
  /** Called when something was saved: the page is out of date. */
  readonly onSaved: () => void;
  /** The input that makes the plan: a form, a file. It is hidden while the plan is carried out. */
  readonly children?: ReactNode;
}

/** Changes to many products: make the plan, review it, carry it out, see the outcome of each row. */
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
          <PlanButtons count={changes.length} onApply={handleApply} />
        ) : (
          <RunButtons run={run} onRetry={() => start(run.left)} onStop={stop} onClose={handleClose} />
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
        {isAsking ? (
          <FarQuestion
            count={changes.length}
            farCount={far.length}
            onConfirm={handleConfirm}
            onClose={() => setIsAsking(false)}
          />
        ) : null}
      </div>
    </Dialog>
  );
}

function PlanButtons({ count, onApply }: { readonly count: number; readonly onApply: () => void }) {
  return (
    <>
      <DialogCancel>{bulk.cancel}</DialogCancel>
      <Button variant="primary" disabled={count === 0} onClick={onApply}>
        {bulk.apply(count)}
      </Button>
    </>
  );
}

interface RunButtonsProps {
  readonly run: PlanRun;
  readonly onRetry: () => void;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** While the plan is carried out, and after it. */
function RunButtons({ run, onRetry, onStop, onClose }: RunButtonsProps) {
  if (run.kind === "running") return <Button onClick={onStop}>{bulk.stop}</Button>;
  return (
    <>
      {run.left.length > 0 ? <Button onClick={onRetry}>{bulk.retry}</Button> : null}
      <Button variant="primary" onClick={onClose}>
        {bulk.close}
      </Button>
    </>
  );
}

type FarQuestionProps = Pick<DoubtDialogProps, "onConfirm" | "onClose"> & {
  readonly count: number;
  readonly farCount: number;
};

/** Some of the prices are far from the listed ones: a mistake in a file would change many at once. */
function FarQuestion({ count, farCount, ...dialog }: FarQuestionProps) {
  return (
    <DoubtDialog
      title={farPrice.manyTitle(farCount)}
      confirmText={bulk.apply(count)}
      correctText={farPrice.manyCorrect}
      {...dialog}
    >
      {farPrice.many(farCount)}
    </DoubtDialog>
  );
}
