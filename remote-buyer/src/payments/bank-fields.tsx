import { paymentMethodsPath } from "@mandi/shared/contract/page-paths";
import { transfer } from "@mandi/shared/messages/buyer-money";
import { payment } from "@mandi/shared/messages/buyer-trade";
import { todayInIndia } from "@mandi/shared/query/today";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { DateField } from "@mandi/shared/ui/controls/date-field";
import { FileField } from "@mandi/shared/ui/controls/file-field";
import { paperRule } from "@mandi/shared/ui/controls/paper-file";
import { TextField } from "@mandi/shared/ui/controls/text-field";
import { ExternalLink } from "lucide-react";
import type { PaymentErrors, PaymentFields } from "./payment-rules";
import { proofOf } from "./proof-of";

export interface BankFieldsProps {
  readonly fields: PaymentFields;
  readonly errors: PaymentErrors;
  readonly onChange: (part: Partial<PaymentFields>) => void;
}

/** The fields by which our desk finds the transfer. */
export function BankFields({ fields, errors, onChange }: BankFieldsProps) {
  return (
    <>
      <TextField
        label={payment.utr}
        hint={transfer.utrHint}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={30}
        value={fields.utr}
        onChange={(event) => onChange({ utr: event.target.value })}
        error={errors.utr}
      />
      <DateField
        label={payment.paidOn}
        max={todayInIndia()}
        value={fields.paidOn}
        onChange={(event) => onChange({ paidOn: event.target.value })}
        error={errors.paidOn}
      />
      <FileField
        label={transfer.proof}
        isOptional
        rule={paperRule}
        value={fields.proof?.file ?? null}
        onValue={(file) => onChange({ proof: file && proofOf(file) })}
        error={errors.proof}
      />
      {/* Beside the form: what was typed stays. */}
      <ButtonLink
        to={paymentMethodsPath}
        target="_blank"
        rel="noopener"
        variant="quiet"
        size="s"
        iconAfter={ExternalLink}
      >
        {transfer.howTo}
      </ButtonLink>
    </>
  );
}
