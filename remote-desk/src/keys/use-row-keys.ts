import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useKeys } from "./use-keys";

/** The rows of a table that can have the focus. */
export const rowsOf = (table: HTMLElement | null): HTMLElement[] => [
  ...(table?.querySelectorAll<HTMLElement>("[data-row]") ?? []),
];

/** The last position of the cursor: the row's key, and its index. */
interface Mark {
  readonly key: string | undefined;
  readonly place: number;
}

/**
 * `j` and `k` move the focus from row to row; keys pressed before the first answer take effect once it arrives. In an
 * empty list they do nothing, and a later item does not take the focus by itself. When the focused row has gone, the
 * row that took its place is next.
 */
export function useRowKeys(table: RefObject<HTMLElement | null>, isWaiting: boolean): void {
  const early = useRef(0);
  const last = useRef<Mark | null>(null);
  const move = (by: 1 | -1) => {
    const rows = rowsOf(table.current);
    const next = nextPlace(rows, by, last.current);
    rows[next]?.focus();
    if (rows.length === 0 && isWaiting) early.current += by;
  };
  useKeys({ j: () => move(1), k: () => move(-1) });
  // Whatever moved the focus. Before the effects of the rows, one of which may focus a row.
  useLayoutEffect(() => {
    function note({ target }: FocusEvent): void {
      const rows = rowsOf(table.current);
      const place = rows.findIndex((row) => target instanceof Node && (row.closest("tr") ?? row).contains(target));
      if (place >= 0) last.current = { key: rows[place]?.dataset["row"], place };
    }
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [table]);
  useEffect(() => {
    const rows = rowsOf(table.current);
    if (rows.length === 0 || early.current === 0) return;
    rows[Math.min(rows.length, Math.max(1, early.current)) - 1]?.focus();
    early.current = 0;
  });
}

/** The next or previous row, or the one that took the place of a row that has gone; from elsewhere the first. */
function nextPlace(rows: readonly HTMLElement[], by: 1 | -1, last: Mark | null): number {
  const within = (place: number) => Math.min(rows.length - 1, Math.max(0, place));
  const at = rows.findIndex((row) => row.matches(":focus"));
  if (at >= 0) return within(at + by);
  if (last === null) return 0;
  const known = rows.findIndex((row) => row.dataset["row"] === last.key);
  if (known >= 0) return within(known + by);
  return within(by === 1 ? last.place : last.place - 1);
}
