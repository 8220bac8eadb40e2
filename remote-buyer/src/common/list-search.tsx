import { quotations } from "@mandi/shared/messages/buyer-trade";
import { SearchField } from "@mandi/shared/ui/controls/search-field";
import { useEffect, useRef, useState } from "react";
import styles from "./trade-list-tools.module.css";
import type { TradeList } from "./use-trade-list";

/** Long enough that a word is not searched letter by letter. */
const pauseMs = 350;

/** Looks through one's own trades by number, party, goods, size or day. The address keeps what is looked for. */
export function ListSearch({ list }: { readonly list: TradeList }) {
  const [text, setText] = useState(list.view.search);
  const change = useRef(list.changeSearch);
  change.current = list.changeSearch;
  const known = useRef(text);

  useEffect(() => {
    if (text.trim() === known.current) return undefined;
    const timer = setTimeout(() => {
      known.current = text.trim();
      change.current(known.current);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <SearchField
      className={styles.search}
      label={quotations.search}
      placeholder={quotations.searchExample}
      maxLength={60}
      value={text}
      onValue={setText}
    />
  );
}
