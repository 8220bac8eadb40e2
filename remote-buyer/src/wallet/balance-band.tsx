import { rupeesInWords } from "@mandi/shared/format/rupees-in-words";
import { type Definition, DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Price } from "@mandi/shared/ui/data/price";
import type { ReactNode } from "react";
import styles from "./balance-band.module.css";

export interface BalanceBandProps {
  readonly label: string;
  readonly balance: number;
  /** The same for the facts: all with paise, or none. */
  readonly decimals?: 0 | 2;
  readonly facts: readonly Definition[];
  readonly children?: ReactNode;
}

/** The balance as the largest figure of the page, also in words, with the others beside it. */
export function BalanceBand({ label, balance, decimals, facts, children }: BalanceBandProps) {
  return (
    <div className={styles.band}>
      <div>
        <p className={styles.label}>{label}</p>
        <Price rupees={balance} size="xl" {...(decimals !== undefined && { decimals })} className={styles.figure} />
        <p className={styles.words}>{rupeesInWords(balance)}</p>
        <div className={styles.actions} data-print="hide">
          {children}
        </div>
      </div>
      <DefinitionList items={facts} />
    </div>
  );
}
