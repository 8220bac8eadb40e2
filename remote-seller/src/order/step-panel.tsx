import type { SellerOrder, SellerStep, SellerVehicle } from "@mandi/shared/contract/seller-order";
import { toIndianDay } from "@mandi/shared/format/dates";
import { formatTonnes, formatWeighedTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { fieldErrors } from "@mandi/shared/http/field-errors";
import { order as words } from "@mandi/shared/messages/seller-trade";
import { Button } from "@mandi/shared/ui/controls/button";
import { ErrorSummary } from "@mandi/shared/ui/controls/error-summary";
import {
  FormDateField,
  FormFileField,
  FormMoneyField,
  FormNumberField,
  FormSelect,
  FormTextField,
} from "@mandi/shared/ui/controls/form-field";
import { paperRule } from "@mandi/shared/ui/controls/paper-file";
import { Segmented } from "@mandi/shared/ui/controls/segmented";
import { Panel } from "@mandi/shared/ui/layout/panel";
import { KeepTyped } from "@mandi/shared/ui/overlay/keep-typed";
import { Form, Formik, type FormikHelpers } from "formik";
import { useState } from "react";
import { openSteps, type StepForm, stepFormOf, stepSchemas, toStepBody, vehiclesFor } from "./step.schema";
import styles from "./step-panel.module.css";
import { useStep } from "./use-step";

export interface StepPanelProps {
  readonly order: SellerOrder;
  readonly onDone: () => void;
}

/** What the seller does next with his order: confirm, truck here, loaded weight, invoice (H-14). */
export function StepPanel({ order, onDone }: StepPanelProps) {
  const steps = openSteps(order);
  const [chosen, setChosen] = useState<SellerStep | null>(null);
  const step = chosen !== null && steps.includes(chosen) ? chosen : order.next_steps[0];
  if (step === undefined) return null;
  return (
    <Panel as="section" label={words.nextStep} rule="act" className={styles.panel}>
      <h2 className={styles.title}>{words.nextStep}</h2>
      {steps.length > 1 ? (
        <Segmented
          label={words.nextStep}
          choices={steps.map((value) => ({ value, label: words.stepNames[value] }))}
          value={step}
          onValue={setChosen}
        />
      ) : null}
      <StepFields key={`${step} ${order.updated_at}`} step={step} order={order} onDone={onDone} />
    </Panel>
  );
}

const texts: Record<SellerStep, string> = {
  confirm: words.confirmText,
  loading: words.loadingText,
  final_quantity: words.quantityText,
  invoice: words.invoiceText,
};

function StepFields({ step, order, onDone }: StepPanelProps & { readonly step: SellerStep }) {
  const [openedAt] = useState(Date.now);
  const today = toIndianDay(openedAt);
  const vehicles = vehiclesFor(step, order.vehicles);
  const { saving, prepare, send } = useStep(order, onDone);

  async function handleSubmit(form: StepForm, { setErrors }: FormikHelpers<StepForm>): Promise<void> {
    if (form.upload_id !== null && !(await prepare(form.upload_id))) {
      setErrors({ upload_id: words.paperTooLarge });
      return;
    }
    const failure = await send(toStepBody(step, form), form.upload_id);
    if (failure) setErrors(fieldErrors(failure));
  }

  return (
    <Formik initialValues={stepFormOf(vehicles, today)} validationSchema={stepSchemas[step]} onSubmit={handleSubmit}>
      {({ dirty, values }) => (
        <Form className={styles.form} noValidate>
          <KeepTyped isDirty={dirty && !saving.isSaved} />
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
          <Button
            type="submit"
            variant="primary"
            size="l"
            isFull
            isBusy={saving.isSending}
            busyText={words.sending}
            disabled={saving.isShut || saving.isSaved}
          >
            {words.submit[step]}
          </Button>
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
