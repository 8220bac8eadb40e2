import { type Definition, DefinitionList } from "../data/definition-list";
import styles from "./paper-sums.module.css";

export interface PaperSumsProps {
  readonly items: readonly Definition[];
  /** The total in words. */
  readonly inWords: string;
}

/** The sums of a document below the amounts of its table, with the total in words beside them. */
export function PaperSums({ items, inWords }: PaperSumsProps) {
  return (
    <div className={styles.sums}>
      <DefinitionList items={items} />
      <p className={styles.words}>{inWords}</p>
    </div>
  );
}
