import { products } from "@mandi/shared/messages/public";
import { Select } from "@mandi/shared/ui/controls/select";
import styles from "./product-list.module.css";
import type { OfferOrder } from "./products.api";

interface ListToolsProps {
  readonly order: OfferOrder;
  readonly onOrder: (order: string) => void;
}

/** What the prices mean, and the order of the list. */
export function ListTools({ order, onOrder }: ListToolsProps) {
  return (
    <div className={styles.tools}>
      <p className={styles.note}>{products.priceNote}</p>
      <Select
        label={products.sort}
        isLabelHidden
        className={styles.sort}
        choices={[
          { value: "", label: products.sortDefault },
          { value: "price", label: products.sortCheapest },
          { value: "-price", label: products.sortDearest },
          { value: "-updated", label: products.sortUpdated },
        ]}
        value={order}
        onChange={(event) => onOrder(event.target.value)}
      />
    </div>
  );
}
