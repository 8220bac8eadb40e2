import type { SellerOrder } from "@mandi/shared/contract/seller-order";
import { type InvoiceCorrection, invoiceCorrections, type SellerBill } from "@mandi/shared/contract/tax-invoice";
import { formatRupees } from "@mandi/shared/format/rupees";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { FormSelect, FormTextArea } from "@mandi/shared/forms/parts/form-field";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { FormFields, SubmitForm } from "@mandi/shared/forms/parts/submit-form";
import { invoices } from "@mandi/shared/messages/seller-invoices";
import { Dialog, DialogCancel } from "@mandi/shared/ui/overlay/dialog";
import { useId } from "react";
import { emptyMistake, mistakeSchema } from "./invoice-mistake.schema";
import styles from "./invoice-mistake-dialog.module.css";
import { useInvoiceMistake } from "./use-invoice-mistake";

export interface InvoiceMistakeDialogProps {
  readonly order: SellerOrder;
  readonly bill: SellerBill;
  /** Called when the order has changed; with the mistake that the seller named, once the invoice is cancelled. */
  readonly onChanged: (corrected: InvoiceCorrection | null) => void;
  readonly onClose: () => void;
}

/** Asks what is wrong with an invoice and cancels it. */
export function InvoiceMistakeDialog({ order, bill, onChanged, onClose }: InvoiceMistakeDialogProps) {
  const formId = useId();
  const { saving, submit } = useInvoiceMistake({ order, bill, onChanged, onClose });

  return (
    <SubmitForm initialValues={emptyMistake} validationSchema={mistakeSchema} onSubmit={submit}>
      {({ dirty }) => (
        <Dialog
          isOpen
          title={invoices.dialogTitle(bill.number)}
          context={invoices.dialogContext(formatVehicle(bill.vehicle_number), formatRupees(bill.total))}
          onClose={onClose}
          isBusy={saving.isBusy}
          hasUnsaved={dirty && !saving.isOver}
          footer={
            <>
              <DialogCancel disabled={saving.isBusy}>{invoices.keep}</DialogCancel>
              <SubmitButton saving={saving} form={formId} variant="danger" busyText={invoices.takingBack}>
                {invoices.takeBack}
              </SubmitButton>
            </>
          }
        >
          <FormFields id={formId} saving={saving} className={styles.form}>
            <p>{invoices.dialogText}</p>
            <FormSelect
              name="correction"
              label={invoices.correction}
              placeholder={invoices.chooseCorrection}
              choices={invoiceCorrections.map((value) => ({ value, label: invoices.corrections[value] }))}
            />
            <FormTextArea name="note" label={invoices.note} hint={invoices.noteHint} maxLength={300} isOptional />
          </FormFields>
        </Dialog>
      )}
    </SubmitForm>
  );
}
