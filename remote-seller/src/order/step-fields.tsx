import type { SellerOrder, SellerStep, SellerVehicle } from "@mandi/shared/contract/seller-order";
import { toIndianDay } from "@mandi/shared/format/dates";
import { formatTonnes, formatWeighedTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { fieldErrors } from "@mandi/shared/forms/field-errors";
import { ErrorSummary } from "@mandi/shared/forms/parts/error-summary";
import {
  FormDateField,
  FormFileField,
  FormMoneyField,
  FormNumberField,
  FormSelect,
  FormTextField,
} from "@mandi/shared/forms/parts/form-field";
import { order as words } from "@mandi/shared/messages/seller-trade";
import { paperRule } from "@mandi/shared/ui/controls/paper-file";
import { Form, Formik, type FormikHelpers } from "formik";
import { useEffect, useRef, useState } from "react";
import { SavingButton } from "../page/saving-button";
import { isKept } from "./kept-step";
import { KeptStepForm } from "./kept-step-form";
import { type StepForm, stepFormOf, stepSchemas, toStepBody, vehiclesFor } from "./step.schema";
import styles from "./step-panel.module.css";
import { useStep } from "./use-step";

const texts: Record<SellerStep, string> = {
  confirm: words.confirmText,
  loading: words.loadingText,
  final_quantity: words.quantityText,
  invoice: words.invoiceText,
};

export interface StepFieldsProps {
  readonly order: SellerOrder;
  /** The order is another one now. */
  readonly onChanged: () => void;
  readonly step: SellerStep;
  /** Something is in the form that is saved nowhere, or no longer does. */
  readonly onTyped: (step: SellerStep, isTyped: boolean) => void;
  /** What was saved is in the order now: the form has served. */
  readonly onDone: (step: SellerStep) => void;
}

/** The form of one step. Untouched it follows the order; what was typed is the person's own. */
export function StepFields({ step, order, onTyped, onDone, onChanged }: StepFieldsProps) {
  const [openedAt] = useState(Date.now);
  const today = toIndianDay(openedAt);
  const vehicles = vehiclesFor(step, order.vehicles);
  const { saving, prepare, send } = useStep(order, onChanged);
  const [isTyped, setIsTyped] = useState(() => isKept(order, step));
  const sentOver = useRef(order.updated_at);
  const isServed = saving.isSaved && sentOver.current !== order.updated_at;
  useEffect(() => onTyped(step, isTyped), [step, isTyped, onTyped]);
  useEffect(() => {
    if (isServed) onDone(step);
  }, [isServed, step, onDone]);

  async function handleSubmit(form: StepForm, { setErrors }: FormikHelpers<StepForm>): Promise<void> {
    if (form.upload_id !== null && !(await prepare(form.upload_id))) {
      setErrors({ upload_id: words.paperTooLarge });
      return;
    }
    sentOver.current = order.updated_at;
    const sent = await send(toStepBody(step, form), form.upload_id);
    if (sent.kind !== "refused") return;
    setErrors(fieldErrors(sent.failure));
    // Someone was first: what the page shows is no longer so (docs/domain.md#the-apis-names).
    if (sent.failure.status === 409) onChanged();
  }

  return (
    <Formik
      initialValues={stepFormOf(vehicles, today)}
      enableReinitialize={!isTyped}
      validationSchema={stepSchemas[step]}
      onSubmit={handleSubmit}
    >
      {({ values }) => (
        <Form className={styles.form} noValidate>
          <KeptStepForm orderId={order.id} step={step} isSaved={saving.isSaved} onTyped={setIsTyped} />
          <ErrorSummary serverError={saving.refusal} />
          <p className={styles.text}>{texts[step]}</p>
          {step === "confirm" ? (
            <FormDateField name="dispatch_date" label={words.dispatchDate} min={today} />
          ) : (
            <FormSelect
              name="vehicle_id"
              label={words.vehicleLabel}
              placeholder={words.chooseVehicle}
              choices={vehicles.map(({ id, vehicle_number }) => ({
                value: String(id),
                label: formatVehicle(vehicle_number),
              }))}
            />
          )}
          {step === "final_quantity" ? (
            <>
              <FormNumberField
                name="final_quantity"
                label={words.finalQuantity}
                unit="MT"
                size="l"
                hint={words.loadedSoFar(loadedSoFar(order), formatTonnes(order.total_quantity))}
              />
              <FormMoneyField
                name="freight_advance"
                label={words.freightAdvance}
                decimals={2}
                hint={advanceSoFar(vehicles, values.vehicle_id)}
                isOptional
              />
              <FormFileField
                name="upload_id"
                label={words.loadedPhoto}
                rule={paperRule}
                capture="environment"
                isOptional
              />
            </>
          ) : null}
          {step === "invoice" ? (
            <>
              <FormTextField name="invoice_number" label={words.invoiceNumber} maxLength={16} autoComplete="off" />
              <FormDateField name="invoice_date" label={words.invoiceDate} max={today} />
              <FormFileField name="upload_id" label={words.invoicePaper} rule={paperRule} isOptional />
            </>
          ) : null}
          <FormTextField name="note" label={words.note} hint={words.noteHint} maxLength={300} isOptional />
          <SavingButton saving={saving} size="l" isFull busyText={words.sending}>
            {words.submit[step]}
          </SavingButton>
        </Form>
      )}
    </Formik>
  );
}

function advanceSoFar(vehicles: readonly SellerVehicle[], chosenId: string): string | undefined {
  const advance = vehicles.find(({ id }) => String(id) === chosenId)?.freight_advance ?? 0;
  return advance > 0 ? words.advanceSoFar(formatRupees(advance)) : undefined;
}

function loadedSoFar({ vehicles }: SellerOrder): string {
  // Kilograms: a sum of tonnes as fractions would show a thousandth too much.
  const kg = vehicles.reduce((sum, { final_quantity }) => sum + Math.round((final_quantity ?? 0) * 1000), 0);
  return formatWeighedTonnes(kg / 1000);
}
