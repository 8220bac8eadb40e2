/** Rows of one group, each with its position in the whole table. */
export interface RowGroup<Row> {
  /** Null in a table without groups. */
  readonly name: string | null;
  readonly rows: readonly { readonly row: Row; readonly place: number }[];
}

/** The rows by group, in the order in which the groups first appear. */
export function rowGroups<Row>(rows: readonly Row[], nameOf?: (row: Row) => string): readonly RowGroup<Row>[] {
  const placed = rows.map((row, place) => ({ row, place, name: nameOf?.(row) ?? null }));
  return [...new Set(placed.map(({ name }) => name))].map((name) => ({
    name,
    rows: placed.filter((one) => one.name === name),
  }));
}
