import type { ReactNode } from "react";
import styles from "./sample.module.css";

/** One framed sample with its name. */
export function Sample({
  name,
  isBare = false,
  children,
}: {
  readonly name: string;
  readonly isBare?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.sample}>
      <p className={styles.name}>{name}</p>
      <div className={isBare ? styles.bare : styles.box}>{children}</div>
    </div>
  );
}

/** Three samples side by side where there is room. */
export function Samples({ children }: { readonly children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** Stacks its children vertically. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** Places its children side by side. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
