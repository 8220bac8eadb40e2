import { formatTonnes, formatWeighedTonnes } from "@mandi/shared/format/quantity";
import { order } from "@mandi/shared/messages/seller-order";
import { DoubtDialog } from "@mandi/shared/ui/overlay/doubt-dialog";
import type { StepAnswer } from "./step-form";

/** A weight far below the plan of its vehicle, in tonnes. */
export interface FarWeight {
  readonly weight: number;
  readonly planned: number;
}

interface WeightQuestionProps extends StepAnswer {
  readonly far: FarWeight | null;
}

/** Asks once more before a weight far below the plan is saved: the bill follows it. */
export function WeightQuestion({ far, ...answer }: WeightQuestionProps) {
  if (far === null) return null;
  const weight = formatWeighedTonnes(far.weight);
  const { title, planned, confirm, correct } = order.farWeight;
  return (
    <DoubtDialog
      title={title(weight)}
      confirmText={confirm(weight)}
      busyText={order.sending}
      correctText={correct}
      {...answer}
    >
      {planned(formatTonnes(far.planned))}
    </DoubtDialog>
  );
}
