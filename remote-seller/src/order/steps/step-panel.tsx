import type { SellerOrder, SellerStep } from "@mandi/shared/contract/seller-order";
import { order as messages } from "@mandi/shared/messages/seller-order";
import { Segmented } from "@mandi/shared/ui/controls/segmented";
import { Panel } from "@mandi/shared/ui/layout/panel";
import { KeepTyped } from "@mandi/shared/ui/overlay/keep-typed";
import { useCallback, useState } from "react";
import { ConfirmStep } from "./confirm-step";
import { InvoiceStep } from "./invoice-step";
import { isKept } from "./kept-step";
import { LoadingStep } from "./loading-step";
import { openSteps } from "./open-steps";
import styles from "./step-panel.module.css";
import { WeightStep } from "./weight-step";

const forms = { confirm: ConfirmStep, loading: LoadingStep, final_quantity: WeightStep, invoice: InvoiceStep };

export interface StepPanelProps {
  readonly order: SellerOrder;
  /** The step that another part of the page requests; a new object is a new request. */
  readonly asked: { readonly step: SellerStep } | null;
  /** Called when the order has changed. */
  readonly onChanged: () => void;
}

/**
 * The seller's next steps for their order: confirm, truck here, loaded weight, invoice. A form with input stays while
 * another step is shown or the order changes; its file is lost only when the session ends.
 */
export function StepPanel({ order, asked, onChanged }: StepPanelProps) {
  const steps = openSteps(order);
  const [chosen, setChosen] = useState<SellerStep | null>(asked?.step ?? null);
  const [isTaken, setIsTaken] = useState(false);
  function choose(step: SellerStep | null): void {
    setChosen(step);
    setIsTaken(false);
  }
  const [handled, setHandled] = useState(asked);
  if (asked !== handled) {
    setHandled(asked);
    if (asked) choose(asked.step);
  }
  // Nothing is left to do in it: what comes next is shown, and the step itself only to correct it.
  if (isTaken && chosen !== null && !order.next_steps.includes(chosen)) choose(null);
  const [typed, setTyped] = useState<readonly SellerStep[]>(() => steps.filter((step) => isKept(order, step)));
  const [done, setDone] = useState<readonly SellerStep[]>([]);
  const reportTyped = useCallback((of: SellerStep, isTyped: boolean) => {
    setTyped((before) => [...before.filter((other) => other !== of), ...(isTyped ? [of] : [])]);
  }, []);
  const reportDone = useCallback((of: SellerStep) => {
    setDone((before) => [...before, of]);
    setIsTaken(true);
  }, []);

  const shown = [chosen, ...typed].find((step) => step !== null && steps.includes(step)) ?? order.next_steps[0];
  if (!shown) return null;
  return (
    <Panel as="section" label={messages.nextStep} rule="act" className={styles.panel}>
      <KeepTyped isDirty={typed.some((step) => steps.includes(step))} />
      <h2 className={styles.title}>{messages.nextStep}</h2>
      {steps.length > 1 ? (
        <Segmented
          label={messages.nextStep}
          choices={steps.map((value) => ({ value, label: messages.stepNames[value] }))}
          value={shown}
          onValue={choose}
        />
      ) : null}
      {steps
        .filter((step) => step === shown || typed.includes(step))
        .map((step) => {
          const StepForm = forms[step];
          return (
            <div key={`${step} ${done.filter((other) => other === step).length}`} hidden={step !== shown}>
              <StepForm order={order} onTyped={reportTyped} onDone={reportDone} onChanged={onChanged} />
            </div>
          );
        })}
    </Panel>
  );
}
