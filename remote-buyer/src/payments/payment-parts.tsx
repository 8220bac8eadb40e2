import { paymentSources } from "@mandi/shared/contract/payment";
import { payment } from "@mandi/shared/messages/buyer-trade";
import { common } from "@mandi/shared/messages/common";
import { MoneyField } from "@mandi/shared/ui/controls/money-field";
import { type RadioChoice, RadioGroup } from "@mandi/shared/ui/controls/radio-group";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { amountOf, type PaymentErrors, type PaymentFields, type PaymentTerms } from "./payment-rules";
import { TransferLoading } from "./transfer-loading";
import type { TransferDetails } from "./use-transfer-details";

const InvoiceChoice = latePart(
  async () => (await import(/* webpackChunkName: "payment-parts" */ "./invoice-choice")).InvoiceChoice,
  { failed: common.failedTitle, waiting: null },
);
const BankTransfer = latePart(
  async () => (await import(/* webpackChunkName: "payment-parts" */ "./bank-transfer")).BankTransfer,
  { failed: common.failedTitle, waiting: <TransferLoading /> },
);

export interface PaymentPartsProps {
  readonly id: string;
  readonly terms: PaymentTerms;
  /** Ways to pay, each with its available amount. */
  readonly choices: readonly RadioChoice[];
  readonly details: TransferDetails;
  readonly fields: PaymentFields;
  readonly errors: PaymentErrors;
  readonly onChange: (part: Partial<PaymentFields>) => void;
}

/** How much, from where, and for a transfer where to and the bank's reference. */
export function PaymentParts({ id, terms, choices, details, fields, errors, onChange }: PaymentPartsProps) {
  const amount = amountOf(fields, terms);
  return (
    <>
      {hasChoice(terms) || errors.invoice !== undefined ? (
        <InvoiceChoice terms={terms} fields={fields} error={errors.invoice} onChange={onChange} />
      ) : null}
      {terms.isPartAllowed ? (
        <MoneyField
          label={payment.amount}
          decimals={2}
          value={fields.amount}
          onValue={(value) => onChange({ amount: value })}
          error={errors.amount}
          hint={amount === terms.due ? payment.allDue : undefined}
        />
      ) : null}
      <RadioGroup
        label={payment.from}
        name={`${id}-source`}
        look="boxed"
        choices={choices}
        value={fields.source}
        onValue={(value) => onChange({ source: paymentSources.find((source) => source === value) ?? "bank" })}
      />
      {fields.source === "bank" ? (
        <BankTransfer
          details={details}
          amount={amount <= terms.due ? amount : 0}
          fields={fields}
          errors={errors}
          onChange={onChange}
        />
      ) : null}
    </>
  );
}

/** Whether the payer owes more than one thing, or the form starts with a document. */
function hasChoice({ invoices = [], due, firstInvoice }: PaymentTerms): boolean {
  return invoices.length > 1 || invoices.some((invoice) => invoice.due < due || invoice.number === firstInvoice);
}
