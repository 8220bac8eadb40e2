import { quotationList } from "@mandi/shared/messages/quotation-list";
import { AddressSearch } from "@mandi/shared/ui/controls/address-search";
import styles from "./trade-list-tools.module.css";
import type { TradeList } from "./use-trade-list";

/** Long enough that a word does not cause a search for each letter. */
const pauseMs = 350;

/** Searches one's own trades by number, party, goods, size or day. The text is kept in the address. */
export function ListSearch({ list }: { readonly list: TradeList }) {
  return (
    <AddressSearch
      className={styles.search}
      label={quotationList.search}
      placeholder={quotationList.searchExample}
      value={list.view.search}
      onSearch={list.changeSearch}
      pauseMs={pauseMs}
    />
  );
}
