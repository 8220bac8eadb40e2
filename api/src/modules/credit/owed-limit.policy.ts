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

/**
 * How much a buyer may owe (docs/domain.md#credit): the newest row that the desk added for a PAN they had by then, else the
 * general one. The row of a PAN that they took later may lower this and never raises it, so nobody types themselves another
 * company's limit. Undefined where no row bounds them.
 */
export function owedLimitOf(rows: readonly LimitRow[], pans: readonly KnownPan[]): number | undefined {
  const sinceOf = new Map(pans.map(({ pan, since }) => [pan, since]));
  const meant: LimitRow[] = [];
  const takenLater: LimitRow[] = [];
  for (const row of rows) {
    const since = sinceOf.get(row.scope);
    if (since !== undefined) (since <= row.added_at ? meant : takenLater).push(row);
  }
  const newest = meant.toSorted((a, b) => b.added_at.getTime() - a.added_at.getTime())[0];
  const base = newest ?? rows.find(({ scope }) => scope === "");
  const limits = [...(base ? [base] : []), ...takenLater].map(({ value }) => Number(value));
  return limits.length === 0 ? undefined : Math.min(...limits);
}
