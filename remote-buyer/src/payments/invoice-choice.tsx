import { formatDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { unpaidList } from "@mandi/shared/messages/buyer-unpaid";
import { Select } from "@mandi/shared/ui/controls/select";
import { invoiceOf, type PaymentFields, type PaymentTerms } from "./payment-rules";

interface InvoiceChoiceProps {
  readonly terms: PaymentTerms;
  readonly fields: PaymentFields;
  readonly error: string | undefined;
  readonly onChange: (part: Pick<PaymentFields, "invoice">) => void;
}

/** What the payment is for: an invoice, a debit note, or what is due first. */
export function InvoiceChoice({ terms, fields, error, onChange }: InvoiceChoiceProps) {
  const { invoices = [] } = terms;
  const isGone = fields.invoice !== "" && invoiceOf(fields, terms) === undefined;
  return (
    <Select
      label={unpaidList.for}
      value={fields.invoice}
      error={error}
      choices={[
        ...(isGone ? [{ value: fields.invoice, label: unpaidList.paidNow(fields.invoice), isDisabled: true }] : []),
        { value: "", label: invoices.length === 0 ? unpaidList.noneLeft : unpaidList.oldest },
        ...invoices.map((invoice) => ({
          value: invoice.number,
          label: unpaidList.choice(unpaidList.named(invoice), formatDay(invoice.due_on), formatRupees(invoice.due)),
        })),
      ]}
      onChange={({ target }) => onChange({ invoice: target.value })}
    />
  );
}
