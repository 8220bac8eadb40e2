import { toIndianDay } from "@mandi/shared/format/dates";
import { checkUtr, normaliseUtr } from "@mandi/shared/format/utr";
import { wallet } from "@mandi/shared/messages/buyer-account";
import { payment } from "@mandi/shared/messages/buyer-trade";
import { Button } from "@mandi/shared/ui/controls/button";
import { ErrorSummary } from "@mandi/shared/ui/controls/error-summary";
import { FormDateField, FormMoneyField, FormTextField } from "@mandi/shared/ui/controls/form-field";
import { Dialog, DialogCancel } from "@mandi/shared/ui/overlay/dialog";
import { Form, Formik } from "formik";
import { object, string } from "yup";
import styles from "./top-up-dialog.module.css";
import { useTopUp } from "./use-transfer";

export interface TopUpDialogProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const formId = "top-up";

const schema = object({
  amount: string().test("positive", payment.amountInvalid, (text) => Number(text ?? 0) >= 1),
  utr: string().test("utr", payment.utrInvalid, (text) => checkUtr(text ?? "").kind === "valid"),
  paid_on: string().required(payment.paidOnMissing),
});

/** Reports a transfer that was made at the bank (H-08). It closes when the report has arrived, or with it given up. */
export function TopUpDialog({ onClose, onDone }: TopUpDialogProps) {
  const { report, isBusy, refusal } = useTopUp(onDone);
  return (
    <Formik
      initialValues={{ amount: "", utr: "", paid_on: toIndianDay(Date.now()) }}
      validationSchema={schema}
      onSubmit={({ amount, utr, paid_on }) => report({ amount: Number(amount), utr: normaliseUtr(utr), paid_on })}
    >
      {({ dirty }) => (
        <Dialog
          isOpen
          onClose={onClose}
          title={wallet.addMoneyTitle}
          context={wallet.addMoneyText}
          isBusy={isBusy}
          isKeptOnOutsidePress
          hasUnsaved={dirty}
          footer={
            <>
              <DialogCancel disabled={isBusy}>{wallet.cancel}</DialogCancel>
              <Button type="submit" form={formId} variant="primary" isBusy={isBusy} busyText={wallet.reporting}>
                {wallet.report}
              </Button>
            </>
          }
        >
          <TransferFields refusal={refusal} />
        </Dialog>
      )}
    </Formik>
  );
}

function TransferFields({ refusal }: { readonly refusal: string | null }) {
  return (
    <Form id={formId} className={styles.form} noValidate>
      <ErrorSummary serverError={refusal} />
      <FormMoneyField name="amount" label={payment.amount} decimals={2} />
      <FormTextField
        name="utr"
        label={payment.utr}
        hint={payment.utrHint}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={30}
      />
      <FormDateField name="paid_on" label={payment.paidOn} max={toIndianDay(Date.now())} />
    </Form>
  );
}
