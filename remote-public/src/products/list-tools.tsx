import { landed, products } from "@mandi/shared/messages/public-products";
import { Select } from "@mandi/shared/ui/controls/select";
import type { ReactNode } from "react";
import styles from "./product-list.module.css";
import type { OfferOrder, SearchKind } from "./products.api";

interface ListToolsProps {
  readonly order: OfferOrder;
  readonly onOrder: (order: string) => void;
  readonly kind: SearchKind;
  readonly hasLanded: boolean;
  /** The sizes and grades by which the list is filtered, as shown; null: prices are for each offer's usual ones. */
  readonly goods: string | null;
  readonly isPhone: boolean;
  /** The button of the filters, where they are not beside the list. */
  readonly filters: ReactNode;
  readonly children: ReactNode;
}

/** What the prices mean (on a phone a landed price explains itself below), the filters, and the order of the list. */
export function ListTools({ order, onOrder, kind, hasLanded, goods, isPhone, filters, children }: ListToolsProps) {
  const suggested = hasLanded && kind === "product" ? [] : [{ value: "", label: products.sortDefault }];
  const landedFirst = hasLanded ? [{ value: "landed", label: landed.sort }] : [];
  return (
    <div className={styles.tools}>
      {hasLanded && isPhone ? null : (
        <p className={styles.note}>{hasLanded ? landed.note(goods) : products.priceNote(goods)}</p>
      )}
      {filters}
      <Select
        label={products.sort}
        isLabelHidden
        className={styles.sort}
        choices={[
          ...suggested,
          ...landedFirst,
          { value: "price", label: products.sortCheapest },
          { value: "-price", label: products.sortDearest },
          { value: "-updated", label: products.sortUpdated },
        ]}
        value={order}
        onChange={(event) => onOrder(event.target.value)}
      />
      {children}
    </div>
  );
}
