import { type ReactNode, useRef } from "react";
import styles from "./row-keys.module.css";
import { useRowKeys } from "./use-row-keys";

/** A list whose rows can be reached by `j` and `k`, each at the link that opens it. */
export function RowKeys({ children }: { readonly children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list, false);
  return (
    <div ref={list} className={styles.list}>
      {children}
    </div>
  );
}
