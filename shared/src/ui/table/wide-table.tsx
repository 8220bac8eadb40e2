import { lazy, type ReactNode, Suspense } from "react";
import { DataTable } from "../data/data-table";
import { useMediaQuery } from "../media/use-media-query";
import { saveRows } from "./save-rows";
import styles from "./table-tools.module.css";
import { useToolsPlace } from "./tools-place";
import { useTableView } from "./use-table-view";
import { shownColumns, shownRows, type ViewColumn } from "./view-column";

const TableTools = lazy(async () => ({
  default: (await import(/* webpackChunkName: "table-tools" */ "./table-tools")).TableTools,
}));

export interface WideTableProps<Row> {
  readonly label: string;
  readonly columns: readonly ViewColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly isTurn?: (row: Row) => boolean;
  readonly joinOf?: (row: Row) => number | null | undefined;
  readonly joinHead?: (rows: readonly Row[]) => ReactNode;
  readonly noteOf?: (row: Row, columns: number) => ReactNode;
  readonly emptyText?: string;
  readonly isDense?: boolean;
  /** In the address, where the page has several such tables. */
  readonly name?: string;
  /** Name of the saved file, without its extension; left out for a list that saves all of its pages itself. */
  readonly fileName?: string;
  /** The rows of the file, where the shown rows are only a page of it. */
  readonly fileRows?: readonly Row[];
}

/** A table whose rows can be sorted and columns chosen on a wide screen; the code for that loads only there. */
export function WideTable<Row>({ columns, rows, name, fileName, fileRows = rows, ...table }: WideTableProps<Row>) {
  const isWide = useMediaQuery("(min-width: 1024px)");
  const choice = useTableView(name);
  const isBeside = useToolsPlace() !== undefined;
  if (!isWide) return <DataTable columns={columns} rows={rows} {...table} />;
  const shown = shownColumns(columns, choice.view);
  const found = shownRows(rows, columns, { ...choice.view, filter: "" });
  return (
    <>
      <div className={isBeside ? undefined : styles.place}>
        <Suspense fallback={null}>
          <TableTools
            columns={columns}
            choice={choice}
            hasFilter={false}
            of={name === undefined ? undefined : table.label}
            onSave={
              fileName === undefined
                ? undefined
                : () => saveRows(fileName, shown, shownRows(fileRows, columns, { ...choice.view, filter: "" }))
            }
          />
        </Suspense>
      </div>
      <DataTable
        columns={shown.map((column) => ({ ...column, isSortable: column.value !== undefined }))}
        rows={found}
        sort={choice.sort}
        onSort={choice.setSort}
        {...table}
      />
    </>
  );
}
