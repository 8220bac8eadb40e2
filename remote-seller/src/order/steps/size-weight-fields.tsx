import type { SellerOrder } from "@mandi/shared/contract/seller-order";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { sizeText } from "@mandi/shared/format/size-text";
import { FormNumberField } from "@mandi/shared/forms/parts/form-field";
import { order as messages } from "@mandi/shared/messages/seller-order";
import { orderedOfSize, sizeKey, weighedSizes } from "./size-weights";
import styles from "./step-panel.module.css";

/** The weight of each size of a mixed load: the bill follows these, not the ordered shares. */
export function SizeWeightFields({ order }: { readonly order: SellerOrder }) {
  const sizes = weighedSizes(order);
  if (sizes.length === 0) return null;
  return (
    <fieldset className={styles.sizes}>
      <legend className={styles.legend}>{messages.bySize}</legend>
      <p className={styles.text}>{messages.bySizeHint}</p>
      {sizes.map(({ id, value }) => (
        <FormNumberField
          key={id}
          name={`sizes.${sizeKey(id)}`}
          label={sizeText(value)}
          unit="MT"
          hint={messages.orderedOfSize(formatTonnes(orderedOfSize(order, id)))}
          isOptional
        />
      ))}
    </fieldset>
  );
}
