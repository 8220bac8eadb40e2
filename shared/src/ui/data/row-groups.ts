/** Rows that stand together, each with its place in the whole table. */
export interface RowGroup<Row> {
  /** Null in a table without groups. */
  readonly name: string | null;
  readonly rows: readonly { readonly row: Row; readonly place: number }[];
}

/** The rows in groups of the same name, in the order in which the names come. */
export function rowGroups<Row>(rows: readonly Row[], nameOf?: (row: Row) => string): readonly RowGroup<Row>[] {
  const placed = rows.map((row, place) => ({ row, place, name: nameOf?.(row) ?? null }));
  return [...new Set(placed.map(({ name }) => name))].map((name) => ({
    name,
    rows: placed.filter((one) => one.name === name),
  }));
}
