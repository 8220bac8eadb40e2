import { partsAtMost } from "@mandi/shared/contract/quotation-group";
import { toIndianDay } from "@mandi/shared/format/dates";
import { rfq } from "@mandi/shared/messages/buyer";
import { serverNow } from "@mandi/shared/query/server-clock";
import { DateField } from "@mandi/shared/ui/controls/date-field";
import { Select } from "@mandi/shared/ui/controls/select";
import { Block } from "@mandi/shared/ui/layout/section";
import type { RfqForm } from "../rfq-form";
import styles from "./delivery-block.module.css";

export interface DeliveryBlockProps {
  readonly form: RfqForm;
  /** What is wrong with the day. */
  readonly error: string | undefined;
  readonly onChange: (part: Partial<RfqForm>) => void;
}

const parts = Array.from({ length: partsAtMost }, (_, place) => place + 1);

/** By when, and in how many parts: wishes that everybody asked reads. */
export function DeliveryBlock({ form, error, onChange }: DeliveryBlockProps) {
  return (
    <Block title={rfq.delivery}>
      <div className={styles.fields}>
        <DateField
          label={rfq.neededBy}
          hint={rfq.neededByHint}
          error={error}
          min={toIndianDay(serverNow())}
          value={form.neededBy}
          onChange={(event) => onChange({ neededBy: event.target.value })}
        />
        <Select
          label={rfq.parts}
          choices={parts.map((count) => ({
            value: String(count),
            label: count === 1 ? rfq.atOnce : rfq.inParts(count),
          }))}
          value={String(form.parts)}
          onChange={(event) => onChange({ parts: Number(event.target.value) })}
        />
      </div>
    </Block>
  );
}
