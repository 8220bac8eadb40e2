import type { CarriedFreight, FreightTax } from "@mandi/shared/contract/transporter/freight-bill";
import { formatRupees } from "@mandi/shared/format/rupees";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { FormMoneyField, FormNumberField, FormTextField } from "@mandi/shared/forms/parts/form-field";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { FormFields, SubmitForm } from "@mandi/shared/forms/parts/submit-form";
import { FormTodayField } from "@mandi/shared/forms/parts/today-field";
import type { Submission } from "@mandi/shared/forms/use-submit";
import { page } from "@mandi/shared/messages/transporter";
import { bills } from "@mandi/shared/messages/transporter-bills";
import { useToday } from "@mandi/shared/query/today";
import { Dialog, DialogCancel } from "@mandi/shared/ui/overlay/dialog";
import { useFormikContext } from "formik";
import { useId } from "react";
import { billSchema } from "./bill.schema";
import styles from "./bills.module.css";
import { useSendBill } from "./use-bill-writes";

export interface BillDialogProps {
  readonly freight: CarriedFreight;
  /** As declared for this year. */
  readonly tax: FreightTax;
  readonly onRefresh: () => void;
  /** The bill was sent. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The bill for a delivered vehicle: the product fills in everything but number, day, gross weight and detention. */
export function BillDialog({ freight, tax: declared, onRefresh, onDone, onClose }: BillDialogProps) {
  const tax = freight.is_at_cost === 1 ? "reverse charge" : declared;
  const { submit, saving } = useSendBill({ vehicleId: freight.id, tax }, { onRefresh, onLeave: onDone });
  const today = useToday();
  const empty = { number: "", date: today, gross_quantity: "", detention: "" };
  return (
    <SubmitForm initialValues={empty} validationSchema={billSchema} onSubmit={submit}>
      <BillSheet freight={freight} tax={tax} today={today} saving={saving} onClose={onClose} />
    </SubmitForm>
  );
}

interface BillSheetProps extends Omit<BillDialogProps, "onRefresh" | "onDone"> {
  readonly today: string;
  readonly saving: Submission;
}

function BillSheet({ freight, tax, today, saving, onClose }: BillSheetProps) {
  const formId = useId();
  const { isSubmitting, dirty } = useFormikContext();
  const isAtCost = freight.is_at_cost === 1;
  return (
    <Dialog
      isOpen
      isKeptOnOutsidePress
      size="price"
      title={bills.sendTitle}
      context={bills.sendContext(formatVehicle(freight.vehicle_number), freight.order)}
      isBusy={isSubmitting}
      hasUnsaved={dirty && !saving.isOver}
      onClose={onClose}
      footer={
        <>
          <DialogCancel disabled={isSubmitting}>{page.cancel}</DialogCancel>
          <SubmitButton form={formId} saving={{ ...saving, isBusy: isSubmitting }} busyText={bills.sending}>
            {bills.send}
          </SubmitButton>
        </>
      }
    >
      <FormFields id={formId} saving={saving} className={styles.form}>
        <p className={styles.note}>
          {bills.sendText(formatRupees(freight.freight), isAtCost ? bills.atCost : bills.taxes[tax])}
        </p>
        <FormTextField
          name="number"
          label={bills.number}
          hint={bills.numberHint}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <FormTodayField name="date" label={bills.date} min={freight.delivered_on} max={today} today={today} />
        <FormNumberField name="gross_quantity" label={bills.gross} hint={bills.grossHint} unit="MT" isOptional />
        {isAtCost ? null : (
          <FormMoneyField name="detention" label={bills.detention} hint={bills.detentionHint} isOptional />
        )}
      </FormFields>
    </Dialog>
  );
}
