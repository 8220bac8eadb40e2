import { type PaymentBody, type PaymentSource, paymentSources } from "@mandi/shared/contract/payment";
import { formatRupees } from "@mandi/shared/format/rupees";
import { focusFirstInvalid } from "@mandi/shared/forms/focus-first-invalid";
import { RefusalNote } from "@mandi/shared/forms/parts/refusal-note";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { payment } from "@mandi/shared/messages/buyer-trade";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { Note } from "@mandi/shared/ui/feedback/note";
import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import { KeepTyped } from "@mandi/shared/ui/overlay/keep-typed";
import { type FormEvent, useEffect, useRef } from "react";
import styles from "./payment-form.module.css";
import type { PaymentMeaning } from "./payment-meaning";
import { PaymentParts } from "./payment-parts";
import { amountOf, type PaymentTerms, refusedFieldsOf } from "./payment-rules";
import { sourceChoices } from "./payment-sources";
import { useBalances } from "./use-balances";
import { useFreeUtr } from "./use-free-utr";
import type { Paying } from "./use-payment";
import { usePaymentForm } from "./use-payment-form";
import { useQuestion } from "./use-question";
import { accountLine, hasNoAccount, useTransferDetails } from "./use-transfer-details";

const PaymentConfirm = latePart(
  async () => (await import(/* webpackChunkName: "payment-confirm" */ "./payment-confirm")).PaymentConfirm,
  { failed: payment.confirmNotLoaded, waiting: null, isAsked: true },
);

export interface PaymentFormProps extends PaymentTerms {
  /** Id of the form, for a button outside it. */
  readonly id: string;
  readonly meaning: PaymentMeaning;
  /** Ways to pay; credit cannot repay itself. */
  readonly sources?: readonly PaymentSource[];
  readonly paying: Paying;
  /** For a form whose place asks before it is left, such as a dialog; without it the form itself asks. */
  readonly onTyped?: (isTyped: boolean) => void;
  /**
   * For a phone's bar outside the form, whose button then replaces the form's own: what a press would do now; null when
   * there is nothing to press.
   */
  readonly onAction?: (action: PaymentAction | null) => void;
}

/** The form's button: its text, and whether it is busy. */
export interface PaymentAction {
  readonly text: string;
  readonly isBusy: boolean;
  /** Whether the amount is payable now; what may only be paid ahead does not need to stand out. */
  readonly isAskedNow: boolean;
  /** The number of the invoice or note that is chosen; empty for what is due first. */
  readonly invoice: string;
}

/**
 * Where the money comes from: cash and credit pay at once, a bank transfer is reported and checked. Each is confirmed
 * first.
 */
export function PaymentForm(props: PaymentFormProps) {
  const { id, meaning, sources = paymentSources, paying, onTyped, onAction, ...terms } = props;
  const form = usePaymentForm(terms);
  const { fields, isTyped, dueBefore } = form;
  const wallet = useBalances();
  const isBank = fields.source === "bank";
  const details = useTransferDetails(meaning.subject, isBank);
  const amount = amountOf(fields, terms);
  const isNowhere = isBank && hasNoAccount(details);
  const { saving } = paying;
  const text = actionText(amount, isBank);
  const isAskedNow = terms.askedNow !== 0;
  const { invoice } = fields;
  const isInBar = useBar(isNowhere ? null : text, saving.isBusy, isAskedNow, invoice, onAction);
  const press = usePress(terms, form, wallet, paying);
  const { place, asked, trouble, refused, close, handleChange, handleSubmit, handleConfirm } = press;
  useEffect(() => onTyped?.(isTyped), [isTyped, onTyped]);

  return (
    <form
      ref={place}
      id={id}
      className={styles.form}
      aria-label={meaning.settles}
      tabIndex={-1}
      onSubmit={isNowhere ? refuseSubmit : handleSubmit}
      noValidate
      data-print="hide"
    >
      <KeepTyped isDirty={isTyped && !onTyped} />
      <InlineStatus>
        {dueBefore === null ? null : payment.dueChanged(formatRupees(dueBefore), formatRupees(terms.due))}
      </InlineStatus>
      <PaymentParts
        id={id}
        terms={terms}
        choices={sourceChoices(amount, wallet.balances, wallet.hasFailed).filter(({ value }) =>
          sources.some((source) => source === value),
        )}
        details={details}
        fields={fields}
        errors={{ ...refused, ...form.errors }}
        onChange={handleChange}
      />
      {wallet.blocked === null || !sources.includes("credit") ? null : <Note tone="warn">{wallet.blocked}</Note>}
      <RefusalNote text={trouble} />
      {isNowhere || isInBar ? null : (
        <SubmitButton
          size="l"
          isFull
          variant={isAskedNow ? "primary" : "secondary"}
          saving={saving}
          busyText={payment.paying}
        >
          {text}
        </SubmitButton>
      )}
      {asked ? (
        <PaymentConfirm
          {...asked}
          proof={fields.proof}
          meaning={meaning}
          invoices={terms.invoices}
          balances={wallet.balances}
          account={accountLine(details)}
          saving={saving}
          onConfirm={() => handleConfirm(asked.body)}
          onClose={close}
        />
      ) : null}
    </form>
  );
}

/** From the press to the confirmation, and from there to the payment. */
function usePress(
  terms: PaymentTerms,
  { fields, isGone, change, check, keepAsSent }: ReturnType<typeof usePaymentForm>,
  { balances, readAgain }: ReturnType<typeof useBalances>,
  { pay, saving }: Paying,
) {
  const place = useRef<HTMLFormElement>(null);
  const { question, short, ask, close, withdraw } = useQuestion(terms, balances, saving);
  const { isFree, forget } = useFreeUtr(saving);
  const refused = refusedFieldsOf(saving.refusedFields, fields, terms);
  const isSaidAtFields = refused !== null && Object.keys(refused).length > 0;
  const isAtFields = isSaidAtFields || isGone;
  const asked = isAtFields ? null : question;

  // Not confirmed: what has to change is in the form.
  useEffect(() => {
    if (!isAtFields) return;
    close();
    focusFirstInvalid(place.current);
  }, [isAtFields, close]);

  function handleChange(part: Parameters<typeof change>[0]): void {
    forget();
    withdraw();
    change(part);
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (saving.isBusy) return;
    const body = check();
    if (body === null) focusFirstInvalid(place.current);
    else if (body.utr !== undefined) await askToReport(body, body.utr);
    else if (!ask(body, body.amount ?? terms.due)) readAgain();
  }

  async function askToReport(body: PaymentBody, utr: string): Promise<void> {
    saving.endRefusal();
    if (await isFree(utr)) ask(body, body.amount ?? terms.due);
  }

  async function handleConfirm(body: PaymentBody): Promise<void> {
    if (!(await pay(body, body.source === "bank" ? fields.proof : null))) return;
    keepAsSent();
    withdraw();
    readAgain();
  }

  const trouble = asked === null ? (short ?? (isSaidAtFields ? null : saving.refusal)) : null;
  return { place, asked, trouble, refused, close, handleChange, handleSubmit, handleConfirm };
}

/** There is no account to transfer money to. */
function refuseSubmit(event: FormEvent): void {
  event.preventDefault();
}

/** Tells a phone's bar what its button does; null for no button. @returns whether the bar has the button */
function useBar(
  text: string | null,
  isBusy: boolean,
  isAskedNow: boolean,
  invoice: string,
  onAction: PaymentFormProps["onAction"],
): boolean {
  useEffect(
    () => onAction?.(text === null ? null : { text, isBusy, isAskedNow, invoice }),
    [text, isBusy, isAskedNow, invoice, onAction],
  );
  useEffect(() => () => onAction?.(null), [onAction]);
  return useMediaQuery("(max-width: 767px)") && onAction !== undefined;
}

function actionText(amount: number, isBank: boolean): string {
  if (amount <= 0) return payment.enterAmount;
  return isBank ? payment.report(formatRupees(amount)) : payment.pay(formatRupees(amount));
}
