import { formatVehicle } from "@mandi/shared/format/vehicle";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { FormFields, SubmitForm } from "@mandi/shared/forms/parts/submit-form";
import { useKeptForm } from "@mandi/shared/forms/use-kept-form";
import type { Submission } from "@mandi/shared/forms/use-submit";
import { page } from "@mandi/shared/messages/transporter";
import { trips } from "@mandi/shared/messages/transporter-trade";
import { Button } from "@mandi/shared/ui/controls/button";
import { Dialog, DialogCancel } from "@mandi/shared/ui/overlay/dialog";
import { useFormikContext } from "formik";
import { useId } from "react";
import { keptFormId, keptFormOf, keptForms } from "./kept-form";
import styles from "./step-dialog.module.css";
import { stepFields } from "./step-fields";
import { emptyStep, stepSchema } from "./step-form.schema";
import { useStepForm } from "./use-step-form";
import type { WantedStep } from "./wanted-step";

export interface StepDialogProps {
  readonly wanted: WantedStep;
  readonly onTaken: () => void;
  /** Another step instead, such as the delivery of goods that need no e-way bill. */
  readonly onInstead: (wanted: WantedStep) => void;
  readonly onClose: () => void;
}

/** One step of one vehicle; a sheet from the bottom on a phone. A refused step keeps all that was typed. */
export function StepDialog({ wanted, onTaken, onInstead, onClose }: StepDialogProps) {
  const { submit, saving } = useStepForm({ wanted, onTaken, onClose });
  return (
    <SubmitForm initialValues={emptyStep(wanted)} validationSchema={stepSchema(wanted)} onSubmit={submit}>
      <StepSheet wanted={wanted} saving={saving} onInstead={onInstead} onClose={onClose} />
    </SubmitForm>
  );
}

interface StepSheetProps extends Omit<StepDialogProps, "onTaken"> {
  readonly saving: Submission;
}

function StepSheet({ wanted, saving, onInstead, onClose }: StepSheetProps) {
  const formId = useId();
  const { isSubmitting, dirty } = useFormikContext();
  const { isTyped } = useKeptForm({ store: keptForms, id: keptFormId(wanted), isOver: saving.isOver }, keptFormOf);
  const Fields = stepFields[wanted.step];
  return (
    <Dialog
      isOpen
      isKeptOnOutsidePress
      size="price"
      title={trips.steps[wanted.step]}
      context={contextOf(wanted)}
      isBusy={isSubmitting}
      hasUnsaved={isTyped}
      onClose={onClose}
      footer={
        <>
          <DialogCancel disabled={isSubmitting}>{page.cancel}</DialogCancel>
          <SubmitButton form={formId} saving={{ ...saving, isBusy: isSubmitting }} busyText={trips.sending}>
            {page.submit}
          </SubmitButton>
        </>
      }
    >
      <FormFields id={formId} saving={saving} className={styles.form}>
        <Fields wanted={wanted} />
        {dirty ? null : <WithoutEwayBill wanted={wanted} onInstead={onInstead} />}
      </FormFields>
    </Dialog>
  );
}

/**
 * The law requires no e-way bill below a limit; the server knows the value and says which vehicle needs none, so that
 * nobody photographs a delivery that is then refused. A person who has started to enter one is not offered to continue
 * without it, because the entry would be lost.
 */
function WithoutEwayBill({ wanted, onInstead }: Pick<StepDialogProps, "wanted" | "onInstead">) {
  if (wanted.step !== "eway_bill" || wanted.trip.needs_eway_bill !== false) return null;
  return (
    <div>
      <p className={styles.note}>{trips.ewayNone}</p>
      <Button variant="quiet" onClick={() => onInstead({ ...wanted, step: "proof_of_delivery" })}>
        {trips.ewaySkip}
      </Button>
    </div>
  );
}

function contextOf(wanted: WantedStep): string {
  const { order } = wanted;
  const what = wanted.step === "vehicle" ? order.commodity_product.name : formatVehicle(wanted.trip.vehicle_number);
  return `${order.order_id}, ${what}, ${order.origin_city} ${trips.to} ${order.consignee_detail.city}`;
}
