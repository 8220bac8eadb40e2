import { TopUpBody } from "@mandi/shared/contract/cash-wallet";
import { normaliseUtr } from "@mandi/shared/format/utr";
import { contractFigure, contractText } from "@mandi/shared/forms/contract-schema";
import { FormFileField, FormMoneyField, FormTextField } from "@mandi/shared/forms/parts/form-field";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { FormFields, SubmitForm } from "@mandi/shared/forms/parts/submit-form";
import { FormTodayField } from "@mandi/shared/forms/parts/today-field";
import { transfer } from "@mandi/shared/messages/buyer-money";
import { payment } from "@mandi/shared/messages/buyer-trade";
import { wallet } from "@mandi/shared/messages/buyer-wallet";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { useToday } from "@mandi/shared/query/today";
import { paperRule } from "@mandi/shared/ui/controls/paper-file";
import { Dialog, DialogCancel } from "@mandi/shared/ui/overlay/dialog";
import { useEffect, useId, useState } from "react";
import { object, string } from "yup";
import { paidOnProblem } from "../payments/paid-on-problem";
import { PaymentConfirm } from "../payments/payment-confirm";
import { topUpMeaning } from "../payments/payment-meanings";
import type { Proof } from "../payments/proof";
import { proofOf } from "../payments/proof-of";
import { TransferPlace } from "../payments/transfer-place";
import { useFreeUtr } from "../payments/use-free-utr";
import { accountLine, hasNoAccount, type TransferDetails, useTransferDetails } from "../payments/use-transfer-details";
import styles from "./top-up-dialog.module.css";
import { useTopUp } from "./use-top-up";

export interface TopUpDialogProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const { amount, utr } = TopUpBody.properties;

const schema = object({
  amount: contractFigure(amount, 2),
  utr: contractText(utr, normaliseUtr),
  paid_on: string().test("transfer day", (day, context) => {
    const problem = paidOnProblem(day ?? "");
    return problem === null || context.createError({ message: problem });
  }),
});

interface Report {
  readonly amount: string;
  readonly utr: string;
  readonly paid_on: string;
  readonly upload_id: File | null;
}

/** A report that waits for its confirmation. */
interface Question {
  readonly body: TopUpBody;
  readonly proof: Proof | null;
}

function reportOf(form: Report): TopUpBody {
  return { amount: figureOf(form.amount, 2) ?? 0, utr: normaliseUtr(form.utr), paid_on: form.paid_on };
}

/**
 * Shows where to send money and reports that it was sent. It closes when the report has arrived or its input is
 * discarded.
 */
export function TopUpDialog({ onClose, onDone }: TopUpDialogProps) {
  const formId = useId();
  const { report, saving } = useTopUp(onDone);
  const { isFree } = useFreeUtr(saving);
  const details = useTransferDetails(topUpMeaning.subject, true);
  const initialValues: Report = { amount: "", utr: "", paid_on: useToday(), upload_id: null };
  const [question, setAsked] = useState<Question | null>(null);
  const isSaidAtFields = Object.keys(saving.refusedFields).length > 0;
  const asked = isSaidAtFields ? null : question;

  // Not confirmed: what has to change is in the form.
  useEffect(() => {
    if (isSaidAtFields) setAsked(null);
  }, [isSaidAtFields]);

  async function ask(form: Report): Promise<undefined> {
    saving.endRefusal();
    const { upload_id: file } = form;
    const asking = { body: reportOf(form), proof: file && proofOf(file) };
    if (await isFree(asking.body.utr)) setAsked(asking);
  }

  return (
    <SubmitForm initialValues={initialValues} validationSchema={schema} onSubmit={ask}>
      {({ dirty, values }) => (
        <Dialog
          isOpen
          onClose={onClose}
          title={wallet.addMoneyTitle}
          context={wallet.addMoneyText}
          isBusy={saving.isBusy}
          isKeptOnOutsidePress
          hasUnsaved={dirty && !saving.isOver}
          footer={
            <>
              <DialogCancel disabled={saving.isBusy}>{wallet.cancel}</DialogCancel>
              {hasNoAccount(details) ? null : (
                <SubmitButton form={formId} saving={saving} busyText={wallet.reporting}>
                  {wallet.report}
                </SubmitButton>
              )}
            </>
          }
        >
          <FormFields id={formId} saving={asked ? { ...saving, refusal: null } : saving} className={styles.form}>
            <TransferFields details={details} amount={figureOf(values.amount, 2) ?? 0} />
          </FormFields>
          {asked ? (
            <PaymentConfirm
              body={{ ...asked.body, source: "bank" }}
              amount={asked.body.amount}
              proof={asked.proof}
              meaning={topUpMeaning}
              balances={null}
              account={accountLine(details)}
              saving={saving}
              onConfirm={() => void report(asked.body, asked.proof)}
              onClose={() => setAsked(null)}
            />
          ) : null}
        </Dialog>
      )}
    </SubmitForm>
  );
}

interface TransferFieldsProps {
  readonly details: TransferDetails;
  /** In rupees; 0 while unknown. */
  readonly amount: number;
}

function TransferFields({ details, amount: rupees }: TransferFieldsProps) {
  const today = useToday();
  return (
    <>
      {hasNoAccount(details) ? null : <FormMoneyField name="amount" label={payment.amount} decimals={2} />}
      <TransferPlace details={details} amount={rupees}>
        <FormTextField
          name="utr"
          label={payment.utr}
          hint={transfer.utrHint}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={30}
        />
        <FormTodayField name="paid_on" label={payment.paidOn} max={today} today={today} />
        <FormFileField name="upload_id" label={transfer.proof} rule={paperRule} isOptional />
      </TransferPlace>
    </>
  );
}
