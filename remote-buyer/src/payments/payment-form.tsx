import { type PaymentBody, type PaymentSource, paymentSources } from "@mandi/shared/contract/payment";
import { toIndianDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { payment } from "@mandi/shared/messages/buyer-trade";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { DateField } from "@mandi/shared/ui/controls/date-field";
import { MoneyField } from "@mandi/shared/ui/controls/money-field";
import { type RadioChoice, RadioGroup } from "@mandi/shared/ui/controls/radio-group";
import { TextField } from "@mandi/shared/ui/controls/text-field";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { Note } from "@mandi/shared/ui/feedback/note";
import { KeepTyped } from "@mandi/shared/ui/overlay/keep-typed";
import { type FormEvent, useEffect, useRef } from "react";
import styles from "./payment-form.module.css";
import { amountOf, type PaymentTerms } from "./payment-rules";
import { type Balances, useBalances } from "./use-balances";
import { usePaymentForm } from "./use-payment-form";

export interface PaymentFormProps extends PaymentTerms {
  /** Names the form, for a button that stands outside it. */
  readonly id: string;
  /** Ways to pay; credit cannot pay itself back. */
  readonly sources?: readonly PaymentSource[];
  readonly isBusy: boolean;
  readonly refusal: string | null;
  /** @returns whether the server took it */
  readonly onPay: (body: PaymentBody) => Promise<boolean>;
  /** For a form in a dialog, which then asks before it closes; anywhere else the form itself asks before it is left. */
  readonly onTyped?: (isTyped: boolean) => void;
  /** For a second button outside the form: what pressing it would do now; null once the form is gone. */
  readonly onAction?: (action: PaymentAction | null) => void;
}

/** What the form's button does: its words, and whether it is at it. */
export interface PaymentAction {
  readonly text: string;
  readonly isBusy: boolean;
}

/** Where the money comes from: cash and credit pay at once, a bank transfer is reported and checked (H-06, H-07). */
export function PaymentForm(props: PaymentFormProps) {
  const { id, sources = paymentSources, isBusy, refusal, onPay, onTyped, onAction, ...terms } = props;
  const { fields, errors, isTyped, dueBefore, change, submit } = usePaymentForm(terms, onPay);
  const { balances, hasFailed } = useBalances();
  const place = useRef<HTMLFormElement>(null);
  const amount = amountOf(fields, terms);
  const isBank = fields.source === "bank";
  const text = isBank ? payment.report(formatRupees(amount)) : payment.pay(formatRupees(amount));
  useEffect(() => onTyped?.(isTyped), [isTyped, onTyped]);
  useEffect(() => onAction?.({ text, isBusy }), [text, isBusy, onAction]);
  useEffect(() => () => onAction?.(null), [onAction]);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    await submit();
    place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <form id={id} ref={place} className={styles.form} onSubmit={handleSubmit} noValidate data-print="hide">
      <KeepTyped isDirty={isTyped && !onTyped} />
      <InlineStatus>
        {dueBefore === null ? null : payment.dueChanged(formatRupees(dueBefore), formatRupees(terms.due))}
      </InlineStatus>
      {terms.isPartAllowed ? (
        <MoneyField
          label={payment.amount}
          decimals={2}
          value={fields.amount}
          onValue={(value) => change({ amount: value })}
          error={errors.amount}
        />
      ) : null}
      <RadioGroup
        label={payment.from}
        name={`${id}-source`}
        look="boxed"
        choices={choicesFor(amount, balances, hasFailed).filter(({ value }) =>
          sources.some((source) => source === value),
        )}
        value={fields.source}
        onValue={(value) => change({ source: paymentSources.find((source) => source === value) ?? "bank" })}
      />
      {isBank ? <BankFields fields={fields} errors={errors} onChange={change} /> : null}
      <div role="alert">{refusal ? <Note tone="bad">{refusal}</Note> : null}</div>
      <Button type="submit" variant="primary" size="l" isFull isBusy={isBusy} busyText={payment.paying}>
        {text}
      </Button>
    </form>
  );
}

type BankFieldsProps = Pick<ReturnType<typeof usePaymentForm>, "fields" | "errors"> & {
  readonly onChange: ReturnType<typeof usePaymentForm>["change"];
};

function BankFields({ fields, errors, onChange }: BankFieldsProps) {
  return (
    <>
      <TextField
        label={payment.utr}
        hint={payment.utrHint}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={30}
        value={fields.utr}
        onChange={(event) => onChange({ utr: event.target.value })}
        error={errors.utr}
      />
      <DateField
        label={payment.paidOn}
        max={toIndianDay(Date.now())}
        value={fields.paidOn}
        onChange={(event) => onChange({ paidOn: event.target.value })}
        error={errors.paidOn}
      />
      <ButtonLink to="/payment-methods" variant="quiet" size="s">
        {payment.howTo}
      </ButtonLink>
    </>
  );
}

function choicesFor(amount: number, balances: Balances | null, hasFailed: boolean): readonly RadioChoice[] {
  const unknown = hasFailed ? payment.unknown : payment.loading;
  return [
    { value: "cash", label: payment.cash, detail: balances ? cashWords(balances.cash, amount) : unknown },
    {
      value: "credit",
      label: payment.credit,
      detail: balances ? creditWords(balances, amount) : unknown,
      isDisabled: balances !== null && balances.creditLimit <= 0,
    },
    { value: "bank", label: payment.bank, detail: payment.bankHint },
  ];
}

function cashWords(cash: number, amount: number): string {
  return cash >= amount
    ? payment.available(formatRupees(cash))
    : payment.short(formatRupees(cash), formatRupees(amount - cash));
}

function creditWords({ credit, creditLimit }: Balances, amount: number): string {
  if (creditLimit <= 0) return payment.noCredit;
  return credit >= amount
    ? payment.creditFree(formatRupees(creditLimit), formatRupees(credit))
    : payment.short(formatRupees(credit), formatRupees(amount - credit));
}
