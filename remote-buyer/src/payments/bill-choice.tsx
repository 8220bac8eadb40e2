import { formatDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { unpaidList } from "@mandi/shared/messages/buyer-unpaid";
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
      label={unpaidList.for}
      value={fields.bill}
      error={error}
      choices={[
        { value: "", label: unpaidList.oldest },
        ...bills.map(({ number, due_on, due: amount }) => ({
          value: number,
          label: unpaidList.choice(number, formatDay(due_on), formatRupees(amount)),
        })),
      ]}
      onChange={({ target }) => onChange({ bill: target.value })}
    />
  );
}
