/** Where a person left the queue: what it showed, and the row that they opened. */
interface QueueCursor {
  readonly search: string;
  readonly item: string;
  readonly place: number;
}

let cursor: QueueCursor | null = null;

/** Notes the row that has the focus, and what of the queue is shown. */
export function noteCursor(next: QueueCursor): void {
  cursor = next;
}

/** The query of the queue as it was left; null when it was not open before. */
export const queueSearch = (): string | null => cursor?.search ?? null;

/** Which of these rows the cursor goes back to: the same item, or what has taken its place. */
export function cursorAmong<Row extends { readonly item: string }>(rows: readonly Row[]): Row | undefined {
  if (cursor === null) return undefined;
  const { item, place } = cursor;
  return rows.find((row) => row.item === item) ?? rows[Math.min(place, rows.length - 1)];
}

/** The state of a navigation that brings the cursor back. */
export const withCursor = { hasCursor: true };

/** Whether a navigation asks for the cursor. */
export const asksForCursor = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "hasCursor" in state;
