import { table } from "../../messages/table-tools";
import { DataTable } from "../data/data-table";
import { saveRows } from "./save-rows";
import { TableTools } from "./table-tools";
import styles from "./table-tools.module.css";
import { useTableView } from "./use-table-view";
import { shownColumns, shownRows, type ViewColumn } from "./view-column";

export interface ViewTableProps<Row> {
  readonly label: string;
  /** Name of the saved file, without its extension. */
  readonly fileName: string;
  readonly columns: readonly ViewColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly emptyText: string;
  /** What is said above a table that is one page of a longer list; `found` of its rows are shown. */
  readonly countOf?: (found: number) => string;
}

/**
 * A table with a choice of columns, sorted and filtered as in the address, and saved for a spreadsheet as it is shown.
 */
export function ViewTable<Row>(props: ViewTableProps<Row>) {
  const {
    label,
    fileName,
    columns,
    rows,
    rowKey,
    emptyText,
    countOf = (found) => table.shown(found, rows.length),
  } = props;
  const choice = useTableView();
  const shown = shownColumns(columns, choice.view);
  const found = shownRows(rows, columns, choice.view);
  return (
    <>
      <TableTools columns={columns} choice={choice} hasFilter onSave={() => saveRows(fileName, shown, found)} />
      <p className={styles.count} role="status">
        {countOf(found.length)}
      </p>
      <DataTable
        label={label}
        columns={shown.map((column) => ({ ...column, isSortable: column.value !== undefined }))}
        rows={found}
        rowKey={rowKey}
        sort={choice.sort}
        onSort={choice.setSort}
        emptyText={emptyText}
      />
    </>
  );
}
