import type { DeskTaxRow } from "@mandi/shared/contract/desk/tax";
import { tax } from "@mandi/shared/messages/desk-tax";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import styles from "./tax-list.module.css";
import { confirmedOf, daysOf, EndButton, PickBox, type TaxTableProps } from "./tax-table";
import { keyWords, scopeWords, valueWords } from "./tax-value";

/** The rows on a phone: one line each under the rate or limit they belong to; a press shows the rest. */
export function TaxList({ rows, emptyText, confirmation, onEnd }: TaxTableProps) {
  if (rows.length === 0) return <p>{emptyText}</p>;
  const keys = [...new Set(rows.map(({ key }) => key))];
  return keys.map((key) => (
    <section key={key} aria-label={keyWords({ key })} className={styles.group}>
      <h2 className={styles.key}>{keyWords({ key })}</h2>
      <ul>
        {rows
          .filter((row) => row.key === key)
          .map((row) => (
            <li key={row.id} className={styles.row}>
              {onEnd === null ? null : <PickBox row={row} confirmation={confirmation} />}
              <details className={styles.rest}>
                <summary className={styles.line}>
                  <span>{scopeWords(row)}</span>
                  <strong>{valueWords(row)}</strong>
                </summary>
                <Rest row={row} onEnd={onEnd} />
              </details>
            </li>
          ))}
      </ul>
    </section>
  ));
}

function Rest({ row, onEnd }: { readonly row: DeskTaxRow } & Pick<TaxTableProps, "onEnd">) {
  return (
    <>
      <DefinitionList
        items={[
          { term: tax.heads.days, value: daysOf(row) },
          { term: tax.heads.source, value: row.source },
          { term: tax.heads.confirmed, value: confirmedOf(row) },
        ]}
      />
      {onEnd === null ? null : <EndButton row={row} onEnd={onEnd} />}
    </>
  );
}
