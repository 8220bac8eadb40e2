import { products } from "@mandi/shared/messages/seller-products";
import { Price } from "@mandi/shared/ui/data/price";
import { type ComponentType, lazy, Suspense } from "react";
import styles from "./row-price.module.css";
import type { RowPriceProps } from "./row-price-form";

const PriceForm = lazy(async (): Promise<{ default: ComponentType<RowPriceProps> }> => {
  try {
    return { default: (await import(/* webpackChunkName: "row-price" */ "./row-price-form")).RowPriceForm };
  } catch {
    // Until its code has loaded, the price is only shown here and changed in its dialog.
    return { default: ListedPrice };
  }
});

/** A product's base price: readable at once, and editable as soon as the code for that has loaded. */
export function RowPrice(props: RowPriceProps) {
  return (
    <Suspense fallback={<ListedPrice {...props} />}>
      <PriceForm {...props} />
    </Suspense>
  );
}

function ListedPrice({ product: { base_price } }: RowPriceProps) {
  return (
    <span className={styles.listed}>
      {base_price > 0 ? (
        <Price rupees={base_price} size="s" unit={products.perTonne} />
      ) : (
        <span className={styles.none}>—</span>
      )}
    </span>
  );
}
