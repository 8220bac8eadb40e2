import { formatDay } from "@mandi/shared/format/dates";
import { fieldRupees, formatRupees } from "@mandi/shared/format/rupees";
import { unpaidList } from "@mandi/shared/messages/buyer-unpaid";
import { Chip, ChipGroup } from "@mandi/shared/ui/controls/chip";
import { Select } from "@mandi/shared/ui/controls/select";
import styles from "./payment-form.module.css";
import { amountOf, firstAmount, invoiceOf, type PaymentFields, type PaymentTerms } from "./payment-rules";

interface InvoiceChoiceProps {
  readonly terms: PaymentTerms;
  readonly fields: PaymentFields;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<Pick<PaymentFields, "invoice" | "amount">>) => void;
}

/** What the payment is for: an invoice, a debit note, or what is due first; then whether only what is due now. */
export function InvoiceChoice({ terms, fields, error, onChange }: InvoiceChoiceProps) {
  const { invoices = [] } = terms;
  const isGone = fields.invoice !== "" && invoiceOf(fields, terms) === undefined;
  const now = firstAmount(terms);
  return (
    <>
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
      {fields.invoice === "" && now < terms.due ? (
        <div className={styles.share}>
          <p>{unpaidList.dueNow(formatRupees(now), formatRupees(terms.due))}</p>
          <ChipGroup label={unpaidList.share}>
            {[
              { text: unpaidList.payNow, rupees: now },
              { text: unpaidList.payAll, rupees: terms.due },
            ].map(({ text, rupees }) => (
              <Chip
                key={text}
                isChosen={amountOf(fields, terms) === rupees}
                onToggle={() => onChange({ amount: fieldRupees(rupees) })}
              >
                {text} {formatRupees(rupees)}
              </Chip>
            ))}
          </ChipGroup>
        </div>
      ) : null}
    </>
  );
}
