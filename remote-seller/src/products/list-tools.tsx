import type { SellerProductItem } from "@mandi/shared/contract/seller-product";
import { products as messages } from "@mandi/shared/messages/seller";
import { SearchField } from "@mandi/shared/ui/controls/search-field";
import { Select } from "@mandi/shared/ui/controls/select";
import styles from "./list-tools.module.css";
import { type ProductWish, statusesOf } from "./product-filter";
import { useTypedSearch } from "./use-typed-search";

export interface ListToolsProps {
  readonly products: readonly SellerProductItem[];
  readonly wish: ProductWish;
  readonly onWish: (next: Readonly<Record<string, string>>) => void;
}

/** Search, status and order of the list; all three are in the address. */
export function ListTools({ products, wish, onWish }: ListToolsProps) {
  const search = useTypedSearch(wish.search, (q) => onWish({ q }));
  return (
    <div className={styles.tools} data-print="hide">
      <SearchField
        label={messages.search}
        placeholder={messages.search}
        value={search.text}
        onValue={search.type}
        onBlur={search.sendNow}
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
