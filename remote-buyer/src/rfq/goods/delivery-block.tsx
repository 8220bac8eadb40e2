import { partsAtMost } from "@mandi/shared/contract/delivery-part";
import { deliveryParts } from "@mandi/shared/messages/delivery-parts";
import { rfq } from "@mandi/shared/messages/rfq";
import { todayInIndia } from "@mandi/shared/query/today";
import { DateField } from "@mandi/shared/ui/controls/date-field";
import { Select } from "@mandi/shared/ui/controls/select";
import { Block } from "@mandi/shared/ui/layout/section";
import type { RfqErrors, RfqForm } from "../rfq-form";
import type { RfqRequest } from "../rfq-request";
import styles from "./delivery-block.module.css";
import { splitParts } from "./delivery-parts";
import { PartFields } from "./part-fields";

export interface DeliveryBlockProps {
  readonly form: RfqForm;
  /** All products of the request. */
  readonly asked: readonly RfqRequest[];
  readonly errors: RfqErrors;
  readonly onChange: (part: Partial<RfqForm>) => void;
}

const counts = Array.from({ length: partsAtMost }, (_, place) => place + 1);

/** By when, and in which parts: preferences that everyone who is asked sees. */
export function DeliveryBlock({ form, asked, errors, onChange }: DeliveryBlockProps) {
  const today = todayInIndia();
  return (
    <Block title={rfq.delivery}>
      <div className={styles.fields}>
        <DateField
          label={rfq.neededBy}
          hint={rfq.neededByHint}
          error={errors.neededBy}
          min={today}
          value={form.neededBy}
          onChange={(event) => onChange({ neededBy: event.target.value })}
        />
        <Select
          label={rfq.parts}
          hint={deliveryParts.hint}
          choices={counts.map((count) => ({
            value: String(count),
            label: count === 1 ? rfq.atOnce : rfq.inParts(count),
          }))}
          value={String(Math.max(1, form.parts.length))}
          onChange={(event) => onChange({ parts: splitParts(Number(event.target.value), asked, form.parts) })}
        />
      </div>
      {form.parts.length === 0 ? null : (
        <PartFields
          parts={form.parts}
          asked={asked}
          problem={errors.part}
          today={today}
          onChange={(parts) => onChange({ parts: [...parts] })}
        />
      )}
    </Block>
  );
}
