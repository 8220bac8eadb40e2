import type { Column } from "../data/data-table";

/** A column of a table to arrange: what is shown, and what it is sorted, searched and saved by. */
export interface ViewColumn<Row> extends Column<Row> {
  /** A figure, or words; a moment as it comes from the wire. A column of buttons has none: it is neither sorted nor saved. */
  readonly value?: (row: Row) => string | number | null;
}

/** How a table is looked at; it is in the address, so that a link shows the same. */
export interface TableView {
  /** Key of the column, with a minus in front from the highest down; empty in the order of the server. */
  readonly sort: string;
  /** Words of which each row has all. */
  readonly filter: string;
  /** Keys of the columns that are left out. */
  readonly hidden: readonly string[];
}

/** The columns that are shown; one that names the row always is. */
export function shownColumns<Row>(columns: readonly ViewColumn<Row>[], { hidden }: TableView) {
  return columns.filter(({ key, isRowHead }) => isRowHead || !hidden.includes(key));
}

/** The rows that have all words of the filter, in the order of the view. */
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

/** In the direction of the sign; what is missing comes last in both. */
function byValue(one: string | number | null, other: string | number | null, sign: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return sign * compare(one, other);
}

/** Figures by size, words by the alphabet. */
function compare(one: string | number, other: string | number): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one).localeCompare(String(other), "en", { numeric: true });
}
