import type { SellerOrder } from "@mandi/shared/contract/seller-order";
import { type InvoiceCorrection, invoiceCorrections, type SellerBill } from "@mandi/shared/contract/tax-invoice";
import { formatRupees } from "@mandi/shared/format/rupees";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { ErrorSummary } from "@mandi/shared/forms/parts/error-summary";
import { FormSelect, FormTextArea } from "@mandi/shared/forms/parts/form-field";
import { invoices as words } from "@mandi/shared/messages/seller-invoices";
import { Dialog, DialogCancel } from "@mandi/shared/ui/overlay/dialog";
import { Form, Formik } from "formik";
import { useId } from "react";
import { SavingButton } from "../page/saving-button";
import { emptyMistake, mistakeSchema } from "./invoice-mistake.schema";
import styles from "./invoice-mistake-dialog.module.css";
import { useInvoiceMistake } from "./use-invoice-mistake";

export interface InvoiceMistakeDialogProps {
  readonly order: SellerOrder;
  readonly bill: SellerBill;
  /** The order is another one now; what the seller named as the mistake, once the invoice is taken back. */
  readonly onChanged: (corrected: InvoiceCorrection | null) => void;
  readonly onClose: () => void;
}

/** Asks what is wrong with an invoice and takes it back. */
export function InvoiceMistakeDialog({ order, bill, onChanged, onClose }: InvoiceMistakeDialogProps) {
  const formId = useId();
  const { saving, submit, close } = useInvoiceMistake({ order, bill, onChanged, onClose });

  return (
    <Formik initialValues={emptyMistake} validationSchema={mistakeSchema} onSubmit={submit}>
      {({ dirty }) => (
        <Dialog
          isOpen
          title={words.dialogTitle(bill.number)}
          context={words.dialogContext(formatVehicle(bill.vehicle_number), formatRupees(bill.total))}
          onClose={close}
          isBusy={saving.isSending}
          hasUnsaved={dirty && !saving.isSaved}
          footer={
            <>
              <DialogCancel disabled={saving.isSending}>{words.keep}</DialogCancel>
              <SavingButton saving={saving} form={formId} variant="danger" busyText={words.takingBack}>
                {words.takeBack}
              </SavingButton>
            </>
          }
        >
          <Form id={formId} className={styles.form} noValidate>
            <ErrorSummary serverError={saving.refusal} />
            <p>{words.dialogText}</p>
            <FormSelect
              name="correction"
              label={words.correction}
              placeholder={words.chooseCorrection}
              choices={invoiceCorrections.map((value) => ({ value, label: words.corrections[value] }))}
            />
            <FormTextArea name="note" label={words.note} hint={words.noteHint} maxLength={300} isOptional />
          </Form>
        </Dialog>
      )}
    </Formik>
  );
}
