import { saveCsv } from "@mandi/shared/browser/save-csv";
import { csvText } from "@mandi/shared/format/csv";
import { table as words } from "@mandi/shared/messages/desk-table";
import { Button } from "@mandi/shared/ui/controls/button";
import { Chip, ChipGroup } from "@mandi/shared/ui/controls/chip";
import { TextField } from "@mandi/shared/ui/controls/text-field";
import { DataTable } from "@mandi/shared/ui/data/data-table";
import { Columns3, Download } from "lucide-react";
import { useState } from "react";
import { type DeskColumn, shownColumns, shownRows } from "./desk-column";
import styles from "./desk-table.module.css";
import { useTableView } from "./use-table-view";

export interface DeskTableProps<Row> {
  readonly label: string;
  /** Of the file that is saved, without its ending. */
  readonly fileName: string;
  readonly columns: readonly DeskColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly emptyText: string;
}

/** A table of the desk: columns to choose, sorted and filtered as the address says, and saved for a spreadsheet as it is shown. */
export function DeskTable<Row>({ label, fileName, columns, rows, rowKey, emptyText }: DeskTableProps<Row>) {
  const { view, sort, setSort, setFilter, toggle } = useTableView();
  const [isChoosing, setIsChoosing] = useState(false);
  const shown = shownColumns(columns, view);
  const found = shownRows(rows, columns, view);

  function save(): void {
    const lines = found.map((row) => shown.map(({ value }) => value(row) ?? ""));
    saveCsv(`${fileName}.csv`, csvText([shown.map(({ head }) => head), ...lines]));
  }

  return (
    <>
      <div className={styles.tools}>
        <TextField
          label={words.filter}
          maxLength={60}
          autoComplete="off"
          value={view.filter}
          onChange={({ target }) => setFilter(target.value)}
        />
        <Button icon={Columns3} aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
          {words.columns}
        </Button>
        <Button icon={Download} onClick={save}>
          {words.save}
        </Button>
      </div>
      {isChoosing ? (
        <div className={styles.columns}>
          <ChipGroup label={words.columns}>
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
      <p className={styles.count} role="status">
        {words.shown(found.length, rows.length)}
      </p>
      <DataTable
        label={label}
        columns={shown.map((column) => ({ ...column, isSortable: true }))}
        rows={found}
        rowKey={rowKey}
        sort={sort}
        onSort={setSort}
        emptyText={emptyText}
      />
    </>
  );
}
