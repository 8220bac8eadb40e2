import type { SellerProductItem } from "@mandi/shared/contract/seller-product";
import { products as messages } from "@mandi/shared/messages/seller-products";
import { AddressSearch } from "@mandi/shared/ui/controls/address-search";
import { Select } from "@mandi/shared/ui/controls/select";
import styles from "./list-tools.module.css";
import { type ProductWish, statusesOf } from "./product-filter";

export interface ListToolsProps {
  readonly products: readonly SellerProductItem[];
  readonly wish: ProductWish;
  readonly onWish: (next: Readonly<Record<string, string>>) => void;
}

/** Search, status and order of the list; all three are in the address. */
export function ListTools({ products, wish, onWish }: ListToolsProps) {
  return (
    <div className={styles.tools} data-print="hide">
      <AddressSearch
        label={messages.search}
        value={wish.search}
        onSearch={(q) => onWish({ q })}
        className={styles.search}
      />
      <Select
        label={messages.status}
        isLabelHidden
        choices={[
          { value: "", label: messages.anyStatus },
          ...statusesOf(products).map((status) => ({ value: status, label: status })),
        ]}
        value={wish.status}
        onChange={(event) => onWish({ status: event.target.value })}
      />
      <Select
        label={messages.sort}
        isLabelHidden
        choices={[
          { value: "", label: messages.sortName },
          { value: "price", label: messages.sortCheapest },
          { value: "-price", label: messages.sortDearest },
        ]}
        value={wish.sort}
        onChange={(event) => onWish({ sort: event.target.value })}
      />
    </div>
  );
}
