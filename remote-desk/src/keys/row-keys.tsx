import { type ReactNode, useRef } from "react";
import styles from "./row-keys.module.css";
import { useReturn } from "./use-return";
import { useRowKeys } from "./use-row-keys";

/** A list whose rows can be reached by `j` and `k`, each at the link that opens it; Back returns to the opened row. */
export function RowKeys({ children }: { readonly children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list, false);
  const noteOpened = useReturn(list);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes which link was followed
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link clicks it
    <div ref={list} className={styles.list} onClick={noteOpened}>
      {children}
    </div>
  );
}
