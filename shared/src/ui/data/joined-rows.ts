export type JoinOf<Row> = ((row: Row) => number | null | undefined) | undefined;

/** Whether a row belongs to the same group as the next one. */
export function isJoined<Row>(row: Row, next: Row | undefined, joinOf: JoinOf<Row>): boolean {
  const key = joinOf?.(row) ?? null;
  return key !== null && next !== undefined && joinOf?.(next) === key;
}

/** The rows of the group that begins at this place; empty where no group of several rows begins here. */
export function joinedFrom<Row>(rows: readonly Row[], place: number, joinOf: JoinOf<Row>): readonly Row[] {
  const first = rows[place];
  const before = rows[place - 1];
  if (first === undefined || !isJoined(first, rows[place + 1], joinOf)) return [];
  if (before !== undefined && isJoined(before, first, joinOf)) return [];
  const end = rows.findIndex((row, other) => other >= place && !isJoined(row, rows[other + 1], joinOf));
  return rows.slice(place, end + 1);
}
