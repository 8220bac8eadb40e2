import { type RefObject, useEffect, useRef } from "react";
import { useKeys } from "../keys/use-keys";

/** The rows of a table that can have the focus. */
export const rowsOf = (table: HTMLElement | null): HTMLElement[] => [
  ...(table?.querySelectorAll<HTMLElement>("[data-row]") ?? []),
];

/**
 * `j` and `k` move the focus from row to row; what is pressed before the first answer counts once it is there. In an empty queue there
 * is nowhere to go, and what comes later takes no focus by itself.
 */
export function useRowKeys(table: RefObject<HTMLElement | null>, isWaiting: boolean): void {
  const early = useRef(0);
  const move = (by: 1 | -1) => {
    if (!moveFocus(table.current, by) && isWaiting) early.current += by;
  };
  useKeys({ j: () => move(1), k: () => move(-1) });
  useEffect(() => {
    const rows = rowsOf(table.current);
    if (rows.length === 0 || early.current === 0) return;
    rows[Math.min(rows.length, Math.max(1, early.current)) - 1]?.focus();
    early.current = 0;
  });
}

/** To the row after or before the one with the focus; from elsewhere to the first. @returns whether there are rows */
function moveFocus(table: HTMLElement | null, by: 1 | -1): boolean {
  const rows = rowsOf(table);
  const at = rows.findIndex((row) => row.matches(":focus"));
  const next = at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by));
  rows[next]?.focus();
  return rows.length > 0;
}
