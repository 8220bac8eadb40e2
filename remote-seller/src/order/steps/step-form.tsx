import type { SellerOrder, SellerOrderEventBody, SellerStep } from "@mandi/shared/contract/seller-order";
import { FormTextField } from "@mandi/shared/forms/parts/form-field";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { FormFields, SubmitForm, type SubmitFormProps } from "@mandi/shared/forms/parts/submit-form";
import { order as messages } from "@mandi/shared/messages/seller-order";
import type { FormikHelpers } from "formik";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { isKept, type StepValues } from "./kept-step";
import { KeptStepForm } from "./kept-step-form";
import styles from "./step-panel.module.css";
import { useStep } from "./use-step";

export interface StepProps {
  readonly order: SellerOrder;
  /** Called when the order has changed. */
  readonly onChanged: () => void;
  /** Reports whether the form has unsaved input. */
  readonly onTyped: (step: SellerStep, isTyped: boolean) => void;
  /** Called when the order contains what was saved: the form is no longer needed. */
  readonly onDone: (step: SellerStep) => void;
}

/** The answers to the confirmation of a step. */
export interface StepAnswer {
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

interface StepFormProps<Form extends StepValues> extends StepProps {
  readonly step: SellerStep;
  /** An explanation of the step. */
  readonly text: string;
  readonly initialValues: Form;
  readonly schema: SubmitFormProps<Form>["validationSchema"];
  /** The fields sent in addition to note and file. */
  readonly toBody: (form: Form) => SellerOrderEventBody;
  /** The confirmation before a step that binds; a step without one is taken at once. */
  readonly question?: (form: Form, answer: StepAnswer) => ReactNode;
  /** Whether this form is asked about; absent: always. */
  readonly isDoubtful?: (form: Form) => boolean;
  /** The fields of the step; the note comes after them. */
  readonly children: ReactNode;
}

/** The form of one step. Untouched, it follows the order; typed input is never overwritten. */
export function StepForm<Form extends StepValues>(props: StepFormProps<Form>) {
  const { step, text, order, initialValues, schema, toBody, question, isDoubtful } = props;
  const { onTyped, onDone, onChanged, children } = props;
  const { saving, take } = useStep(order, onChanged, question !== undefined && isDoubtful === undefined);
  const [asked, setAsked] = useState<{ readonly form: Form; readonly helpers: FormikHelpers<Form> } | null>(null);
  const [isTyped, setIsTyped] = useState(() => isKept(order, step));
  const sentOver = useRef(order.updated_at);
  const isServed = saving.isOver && sentOver.current !== order.updated_at;
  useEffect(() => onTyped(step, isTyped), [step, isTyped, onTyped]);
  useEffect(() => {
    if (isServed) onDone(step);
  }, [isServed, step, onDone]);

  // Saved, or refused: a refusal is shown in the form, where it can be corrected.
  if (asked !== null && (saving.isOver || saving.refusal !== null)) setAsked(null);

  function send(form: Form, helpers: FormikHelpers<Form>) {
    sentOver.current = order.updated_at;
    return take(toBody(form), form, helpers);
  }

  async function handleSubmit(form: Form, helpers: FormikHelpers<Form>) {
    if (question === undefined || isDoubtful?.(form) === false) return send(form, helpers);
    saving.endRefusal();
    setAsked({ form, helpers });
    return undefined;
  }

  return (
    <SubmitForm
      initialValues={initialValues}
      enableReinitialize={!isTyped}
      validationSchema={schema}
      onSubmit={handleSubmit}
    >
      <FormFields saving={saving} className={styles.form}>
        <KeptStepForm orderId={order.id} step={step} isOver={saving.isOver} onTyped={setIsTyped} />
        <p className={styles.text}>{text}</p>
        {children}
        <FormTextField name="note" label={messages.note} hint={messages.noteHint} maxLength={300} isOptional />
        <SubmitButton saving={saving} size="l" isFull busyText={messages.sending}>
          {messages.submit[step]}
        </SubmitButton>
        {asked === null
          ? null
          : question?.(asked.form, {
              isBusy: saving.isBusy,
              onConfirm: () => void send(asked.form, asked.helpers),
              onClose: () => setAsked(null),
            })}
      </FormFields>
    </SubmitForm>
  );
}
