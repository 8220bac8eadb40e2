import { formatDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { unpaid } from "@mandi/shared/messages/buyer-money";
import { Select } from "@mandi/shared/ui/controls/select";
import type { PaymentFields, PaymentTerms } from "./payment-rules";

interface BillChoiceProps {
  readonly terms: PaymentTerms;
  readonly fields: PaymentFields;
  readonly error: string | undefined;
  readonly onChange: (part: Pick<PaymentFields, "bill">) => void;
}

/** What the payment is for: an invoice, or what is due first. */
export function BillChoice({ terms: { bills = [] }, fields, error, onChange }: BillChoiceProps) {
  return (
    <Select
      label={unpaid.for}
      value={fields.bill}
      error={error}
      choices={[
        { value: "", label: unpaid.oldest },
        ...bills.map(({ number, due_on, due: amount }) => ({
          value: number,
          label: unpaid.choice(number, formatDay(due_on), formatRupees(amount)),
        })),
      ]}
      onChange={({ target }) => onChange({ bill: target.value })}
    />
  );
}
