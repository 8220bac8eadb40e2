import { type PaymentBody, type PaymentSource, paymentSources } from "@mandi/shared/contract/payment";
import { formatRupees } from "@mandi/shared/format/rupees";
import { focusFirstInvalid } from "@mandi/shared/forms/focus-first-invalid";
import { RefusalNote } from "@mandi/shared/forms/parts/refusal-note";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { payment } from "@mandi/shared/messages/buyer-trade";
import { MoneyField } from "@mandi/shared/ui/controls/money-field";
import { RadioGroup } from "@mandi/shared/ui/controls/radio-group";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import { KeepTyped } from "@mandi/shared/ui/overlay/keep-typed";
import { type FormEvent, lazy, Suspense, useEffect } from "react";
import styles from "./payment-form.module.css";
import type { PaymentMeaning } from "./payment-meaning";
import { amountOf, type PaymentTerms } from "./payment-rules";
import { sourceChoices } from "./payment-sources";
import { TransferLoading } from "./transfer-loading";
import { useBalances } from "./use-balances";
import type { Paying } from "./use-payment";
import { usePaymentForm } from "./use-payment-form";
import { useQuestion } from "./use-question";
import { accountLine, hasNoAccount, useTransferDetails } from "./use-transfer-details";

const BankTransfer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "bank-transfer" */ "./bank-transfer")).BankTransfer,
}));
const PaymentConfirm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "payment-confirm" */ "./payment-confirm")).PaymentConfirm,
}));

export interface PaymentFormProps extends PaymentTerms {
  /** Names the form, for a button that is outside it. */
  readonly id: string;
  readonly meaning: PaymentMeaning;
  /** Ways to pay; credit cannot pay itself back. */
  readonly sources?: readonly PaymentSource[];
  readonly paying: Paying;
  /** For a form in a dialog, which then asks before it closes; anywhere else the form itself asks before it is left. */
  readonly onTyped?: (isTyped: boolean) => void;
  /**
   * For a phone's bar outside the form, whose button then takes the place of the form's own: what pressing it would do now;
   * null when there is nothing to press.
   */
  readonly onAction?: (action: PaymentAction | null) => void;
}

/** What the form's button does: its words, and whether it is at it. */
export interface PaymentAction {
  readonly text: string;
  readonly isBusy: boolean;
}

/** Where the money comes from: cash and credit pay at once, a bank transfer is reported and checked. Each is confirmed first. */
export function PaymentForm(props: PaymentFormProps) {
  const { id, meaning, sources = paymentSources, paying, onTyped, onAction, ...terms } = props;
  const { fields, errors, isTyped, dueBefore, change, check, keepAsSent } = usePaymentForm(terms);
  const { balances, hasFailed, readAgain } = useBalances();
  const isBank = fields.source === "bank";
  const details = useTransferDetails(meaning.subject, isBank);
  const question = useQuestion(terms, balances, paying.saving);
  const amount = amountOf(fields, terms);
  const isNowhere = isBank && hasNoAccount(details);
  const { saving } = paying;
  const { isBusy } = saving;
  const isInBar = useMediaQuery("(max-width: 767px)") && onAction !== undefined;
  const text = actionText(amount, isBank);
  useEffect(() => onTyped?.(isTyped), [isTyped, onTyped]);
  useEffect(() => onAction?.(isNowhere ? null : { text, isBusy }), [isNowhere, text, isBusy, onAction]);
  useEffect(() => () => onAction?.(null), [onAction]);

  function handleChange(part: Parameters<typeof change>[0]): void {
    question.withdraw();
    change(part);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isNowhere || isBusy) return;
    const body = check();
    if (body === null) focusFirstInvalid(event.currentTarget);
    else if (!question.ask(body, amount)) readAgain();
  }

  async function handleConfirm(body: PaymentBody): Promise<void> {
    if (!(await paying.pay(body))) return;
    keepAsSent();
    question.withdraw();
    readAgain();
  }

  const asked = question.question;
  const trouble = asked === null ? (question.short ?? saving.refusal) : null;
  return (
    <form id={id} className={styles.form} onSubmit={handleSubmit} noValidate data-print="hide">
      <KeepTyped isDirty={isTyped && !onTyped} />
      <InlineStatus>
        {dueBefore === null ? null : payment.dueChanged(formatRupees(dueBefore), formatRupees(terms.due))}
      </InlineStatus>
      {terms.isPartAllowed ? (
        <MoneyField
          label={payment.amount}
          decimals={2}
          value={fields.amount}
          onValue={(value) => handleChange({ amount: value })}
          error={errors.amount}
        />
      ) : null}
      <RadioGroup
        label={payment.from}
        name={`${id}-source`}
        look="boxed"
        choices={sourceChoices(amount, balances, hasFailed).filter(({ value }) =>
          sources.some((source) => source === value),
        )}
        value={fields.source}
        onValue={(value) => handleChange({ source: paymentSources.find((source) => source === value) ?? "bank" })}
      />
      {isBank ? (
        <Suspense fallback={<TransferLoading />}>
          <BankTransfer
            details={details}
            amount={amount <= terms.due ? amount : 0}
            fields={fields}
            errors={errors}
            onChange={handleChange}
          />
        </Suspense>
      ) : null}
      <RefusalNote text={trouble} />
      {isNowhere || isInBar ? null : (
        <SubmitButton size="l" isFull saving={saving} busyText={payment.paying}>
          {text}
        </SubmitButton>
      )}
      {asked ? (
        <Suspense fallback={null}>
          <PaymentConfirm
            {...asked}
            meaning={meaning}
            balances={balances}
            account={accountLine(details)}
            saving={saving}
            onConfirm={() => handleConfirm(asked.body)}
            onClose={question.close}
          />
        </Suspense>
      ) : null}
    </form>
  );
}

function actionText(amount: number, isBank: boolean): string {
  if (amount <= 0) return payment.enterAmount;
  return isBank ? payment.report(formatRupees(amount)) : payment.pay(formatRupees(amount));
}
