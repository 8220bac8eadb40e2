import type { Column } from "../data/data-table";

/** A column of a configurable table: what it shows, and the value by which it is sorted, searched and saved. */
export interface ViewColumn<Row> extends Column<Row> {
  /** A figure, or text; a moment in wire format. A column of buttons has none: it is neither sorted nor saved. */
  readonly value?: (row: Row) => string | number | null;
}

/** The view of a table; it is in the address, so that a link shows the same. */
export interface TableView {
  /** Key of the column, with a leading minus for highest first; empty for the order of the server. */
  readonly sort: string;
  /** Words that each row has to contain. */
  readonly filter: string;
  /** Keys of the columns that are left out. */
  readonly hidden: readonly string[];
}

/** The visible columns; the one that names the row always is. */
export function shownColumns<Row>(columns: readonly ViewColumn<Row>[], { hidden }: TableView) {
  return columns.filter(({ key, isRowHead }) => isRowHead || !hidden.includes(key));
}

/** The rows that contain all words of the filter, in the order of the view. */
export function shownRows<Row>(
  rows: readonly Row[],
  columns: readonly ViewColumn<Row>[],
  { sort, filter }: TableView,
): readonly Row[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const textOf = (row: Row) => columns.map(({ value }) => String(value?.(row) ?? "").toLowerCase()).join("\n");
  const found = rows.filter((row) => words.every((word) => textOf(row).includes(word)));
  const key = sort.replace(/^-/, "");
  const column = columns.find((one) => one.key === key);
  const value = column?.value;
  if (!value) return found;
  const sign = sort.startsWith("-") ? -1 : 1;
  return [...found].sort((one, other) => byValue(value(one), value(other), sign));
}

/** In the direction of the sign; missing values come last in both. */
function byValue(one: string | number | null, other: string | number | null, sign: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return sign * compare(one, other);
}

/** Figures by size, text alphabetically. */
function compare(one: string | number, other: string | number): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one).localeCompare(String(other), "en", { numeric: true });
}
