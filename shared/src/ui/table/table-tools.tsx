import { Columns3, Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { table } from "../../messages/table-tools";
import { Button } from "../controls/button";
import { Chip, ChipGroup } from "../controls/chip";
import { TextField } from "../controls/text-field";
import { useTypedSearch } from "../controls/use-typed-search";
import styles from "./table-tools.module.css";
import { useToolsPlace } from "./tools-place";
import type { TableViewChoice } from "./use-table-view";

export interface TableToolsProps {
  readonly columns: readonly { readonly key: string; readonly head: string; readonly isRowHead?: boolean }[];
  readonly choice: TableViewChoice;
  /** Left out for a list that already has a search. */
  readonly hasFilter: boolean;
  /** Saves what is shown; left out for a list that saves all of its pages. */
  readonly onSave?: (() => void) | undefined;
  /** The label of the table, where the page has several. */
  readonly of?: string | undefined;
}

/** Filter, choice of columns and CSV file of a table. */
export function TableTools({ columns, choice, hasFilter, onSave, of }: TableToolsProps) {
  const { view, setFilter, toggle } = choice;
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <ToolsRow>
        {hasFilter ? <Filter value={view.filter} onFilter={setFilter} /> : null}
        <Button
          icon={Columns3}
          aria-expanded={isChoosing}
          aria-label={of && table.columnsOf(of)}
          onClick={() => setIsChoosing(!isChoosing)}
        >
          {table.columns}
        </Button>
        {onSave ? (
          <Button icon={Download} aria-label={of && table.saveOf(of)} onClick={onSave}>
            {table.save}
          </Button>
        ) : null}
      </ToolsRow>
      {isChoosing ? (
        <div className={styles.columns}>
          <ChipGroup label={of === undefined ? table.columns : table.columnsOf(of)}>
            {columns.map(({ key, head, isRowHead = false }) => (
              <Chip
                key={key}
                isChosen={isRowHead || !view.hidden.includes(key)}
                isDisabled={isRowHead}
                onToggle={() => toggle(key)}
              >
                {head}
              </Chip>
            ))}
          </ChipGroup>
        </div>
      ) : null}
    </>
  );
}

interface FilterProps {
  readonly value: string;
  readonly onFilter: (text: string) => void;
}

function Filter({ value, onFilter }: FilterProps) {
  const filter = useTypedSearch(value, onFilter);
  return (
    <div className={styles.filter}>
      <TextField
        label={table.filter}
        maxLength={60}
        autoComplete="off"
        value={filter.text}
        onChange={({ target }) => filter.type(target.value)}
        onBlur={filter.sendNow}
      />
    </div>
  );
}

/** In the row of the list's tools if the list offers a place, else above the table. */
function ToolsRow({ children }: { readonly children: ReactNode }) {
  const place = useToolsPlace();
  if (place === undefined) return <div className={styles.tools}>{children}</div>;
  return place && createPortal(children, place);
}
