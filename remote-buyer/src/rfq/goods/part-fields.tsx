import { deliveryParts } from "@mandi/shared/messages/delivery-parts";
import { DateField } from "@mandi/shared/ui/controls/date-field";
import { NumberField } from "@mandi/shared/ui/controls/number-field";
import type { RfqRequest } from "../rfq-request";
import styles from "./delivery-block.module.css";
import type { FormPart, FormPartProblem } from "./delivery-parts";
import { partLabels } from "./part-labels";

export interface PartFieldsProps {
  readonly parts: readonly FormPart[];
  /** The products of the request, in the order of a part's amounts. */
  readonly asked: readonly RfqRequest[];
  readonly problem: FormPartProblem | undefined;
  /** The first day that can be chosen. */
  readonly today: string;
  readonly onChange: (parts: readonly FormPart[]) => void;
}

/** Day and amounts of each part. */
export function PartFields({ parts, asked, problem, today, onChange }: PartFieldsProps) {
  const labels = partLabels(asked);
  const changed = (place: number, part: Partial<FormPart>) =>
    onChange(parts.map((one, at) => (at === place ? { ...one, ...part } : one)));
  return (
    <ol className={styles.parts}>
      {parts.map(({ day, tonnes }, place) => {
        const wrong = problem?.place === place ? problem : undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position
          <li key={place}>
            <fieldset className={styles.part}>
              <legend className={styles.legend}>{deliveryParts.part(place + 1)}</legend>
              <DateField
                label={deliveryParts.day}
                min={today}
                error={wrong?.field === "day" ? wrong.text : undefined}
                value={day}
                onChange={(event) => changed(place, { day: event.target.value })}
              />
              {asked.map(({ product }, at) => (
                <NumberField
                  key={product.seller_commodity_product_id}
                  label={asked.length === 1 ? deliveryParts.quantity : (labels[at] ?? product.name)}
                  unit={deliveryParts.tonnes}
                  decimals={0}
                  error={wrong?.field === "quantity" && wrong.product === at ? wrong.text : undefined}
                  value={tonnes[at] ?? ""}
                  onValue={(typed) => changed(place, { tonnes: tonnes.map((one, of) => (of === at ? typed : one)) })}
                />
              ))}
            </fieldset>
          </li>
        );
      })}
    </ol>
  );
}
