/** A PAN that a profile has had, since when. */
export interface KnownPan {
  readonly pan: string;
  readonly since: Date;
}

/** A row of the limit that holds on the day; an empty scope is the general one. */
export interface LimitRow {
  readonly scope: string;
  readonly value: string;
  readonly added_at: Date;
}

/** How much a buyer may owe. */
export interface OwedLimit {
  readonly value: number;
  /** It is that of a PAN which they took later, perhaps of another company: they are not told it. */
  readonly isOfPanTakenLater: boolean;
}

/**
 * How much a buyer may owe (docs/domain.md#credit): the newest row that the desk added for a PAN they had by then, else the
 * general one. The row of a PAN that they took later may lower this and never raises it, so nobody types themselves a limit
 * that another company has. Undefined where no row bounds them.
 */
export function owedLimitOf(rows: readonly LimitRow[], pans: readonly KnownPan[]): OwedLimit | undefined {
  const sinceOf = new Map(pans.map(({ pan, since }) => [pan, since]));
  const meant: LimitRow[] = [];
  const takenLater: LimitRow[] = [];
  for (const row of rows) {
    const since = sinceOf.get(row.scope);
    if (since !== undefined) (since <= row.added_at ? meant : takenLater).push(row);
  }
  const newest = meant.toSorted((a, b) => b.added_at.getTime() - a.added_at.getTime())[0];
  const base = newest ?? rows.find(({ scope }) => scope === "");
  const limits = [
    ...(base ? [{ value: Number(base.value), isOfPanTakenLater: false }] : []),
    ...takenLater.map(({ value }) => ({ value: Number(value), isOfPanTakenLater: true })),
  ];
  return limits.toSorted((a, b) => a.value - b.value)[0];
}
