import type { SellerStep } from "@mandi/shared/contract/seller-order";
import { useKeptForm } from "@mandi/shared/forms/use-kept-form";
import { Dirty } from "../../common/dirty";
import { keptStepId, keptStepOf, keptSteps } from "./kept-step";

export interface KeptStepFormProps {
  readonly orderId: number;
  readonly step: SellerStep;
  readonly isOver: boolean;
  readonly onTyped: (isTyped: boolean) => void;
}

/** Keeps what is typed into the form of a step around it, and reports whether anything is. */
export function KeptStepForm({ orderId, step, isOver, onTyped }: KeptStepFormProps) {
  const { isTyped } = useKeptForm({ store: keptSteps, id: keptStepId(orderId, step), isOver }, keptStepOf);
  return <Dirty isDirty={isTyped} onDirty={onTyped} />;
}
