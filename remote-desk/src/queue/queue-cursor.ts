/** Where a person left the queue: its filters, and the row that they opened. */
interface QueueCursor {
  readonly search: string;
  readonly item: string;
  readonly place: number;
}

let cursor: QueueCursor | null = null;

/** Stores the focused row, and the current view of the queue. */
export function noteCursor(next: QueueCursor): void {
  cursor = next;
}

/** The query of the queue as it was left; null when it was not open before. */
export const queueSearch = (): string | null => cursor?.search ?? null;

/** Which of these rows the cursor returns to: the same item, or the one at its position. */
export function cursorAmong<Row extends { readonly item: string }>(rows: readonly Row[]): Row | undefined {
  if (cursor === null) return undefined;
  const { item, place } = cursor;
  return rows.find((row) => row.item === item) ?? rows[Math.min(place, rows.length - 1)];
}

/** The navigation state that restores the cursor. */
export const withCursor = { hasCursor: true };

/** Whether a navigation restores the cursor. */
export const asksForCursor = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "hasCursor" in state;
