import type { TopUpBody } from "@mandi/shared/contract/cash-wallet";
import { toIndianDay } from "@mandi/shared/format/dates";
import { checkUtr, normaliseUtr } from "@mandi/shared/format/utr";
import { figureSchema } from "@mandi/shared/forms/figure-schema";
import { ErrorSummary } from "@mandi/shared/forms/parts/error-summary";
import { FormDateField, FormMoneyField, FormTextField } from "@mandi/shared/forms/parts/form-field";
import { wallet } from "@mandi/shared/messages/buyer-account";
import { payment } from "@mandi/shared/messages/buyer-trade";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { Button } from "@mandi/shared/ui/controls/button";
import { Dialog, DialogCancel } from "@mandi/shared/ui/overlay/dialog";
import { Form, Formik } from "formik";
import { useState } from "react";
import { object, string } from "yup";
import { PaymentConfirm } from "../payments/payment-confirm";
import { topUpMeaning } from "../payments/payment-meanings";
import { TransferPlace } from "../payments/transfer-place";
import { accountLine, hasNoAccount, type TransferDetails, useTransferDetails } from "../payments/use-transfer-details";
import styles from "./top-up-dialog.module.css";
import { useTopUp } from "./use-transfer";

export interface TopUpDialogProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const formId = "top-up";

const schema = object({
  amount: figureSchema({ decimals: 2, missing: payment.amountInvalid, min: 1, max: 1_000_000_000 }),
  utr: string().test("utr", payment.utrInvalid, (text) => checkUtr(text ?? "").kind === "valid"),
  paid_on: string().required(payment.paidOnMissing),
});

/** Shows where to send money and reports that it was sent. It closes when the report has arrived, or with it given up. */
export function TopUpDialog({ onClose, onDone }: TopUpDialogProps) {
  const { report, forgive, isBusy, refusal } = useTopUp(onDone);
  const details = useTransferDetails(topUpMeaning.subject, true);
  const [asked, setAsked] = useState<TopUpBody | null>(null);
  return (
    <Formik
      initialValues={{ amount: "", utr: "", paid_on: toIndianDay(Date.now()) }}
      validationSchema={schema}
      onSubmit={({ amount, utr, paid_on }) => {
        forgive();
        setAsked({ amount: figureOf(amount, 2) ?? 0, utr: normaliseUtr(utr), paid_on });
      }}
    >
      {({ dirty, values }) => (
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
              {hasNoAccount(details) ? null : (
                <Button type="submit" form={formId} variant="primary" isBusy={isBusy} busyText={wallet.reporting}>
                  {wallet.report}
                </Button>
              )}
            </>
          }
        >
          <TransferForm details={details} amount={figureOf(values.amount, 2) ?? 0} refusal={asked ? null : refusal} />
          {asked ? (
            <PaymentConfirm
              body={{ ...asked, source: "bank" }}
              amount={asked.amount}
              meaning={topUpMeaning}
              balances={null}
              account={accountLine(details)}
              isBusy={isBusy}
              refusal={refusal}
              onConfirm={() => report(asked)}
              onClose={() => setAsked(null)}
            />
          ) : null}
        </Dialog>
      )}
    </Formik>
  );
}

interface TransferFormProps {
  readonly details: TransferDetails;
  readonly amount: number;
  readonly refusal: string | null;
}

function TransferForm({ details, amount, refusal }: TransferFormProps) {
  return (
    <Form id={formId} className={styles.form} noValidate>
      <ErrorSummary serverError={refusal} />
      {hasNoAccount(details) ? null : <FormMoneyField name="amount" label={payment.amount} decimals={2} />}
      <TransferPlace details={details} amount={amount}>
        <FormTextField
          name="utr"
          label={payment.utr}
          hint={payment.utrHint}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={30}
        />
        <FormDateField name="paid_on" label={payment.paidOn} max={toIndianDay(Date.now())} />
      </TransferPlace>
    </Form>
  );
}
