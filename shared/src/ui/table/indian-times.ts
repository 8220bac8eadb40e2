import { table } from "../../messages/table-tools";

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;
const aheadOfUtcMs = 5.5 * 3_600_000;

type Cell = string | number;

/** Rows for a spreadsheet, with moments of the wire as Indian time, and the head of such a column saying so. */
export function inIndianTime(
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
): readonly (readonly Cell[])[] {
  const isTime = heads.map((_head, column) => rows.some((cells) => isInstant(cells[column])));
  return [
    heads.map((head, column) => (isTime[column] ? table.inIndianTime(head) : head)),
    ...rows.map((cells) => cells.map((cell) => (isInstant(cell) ? indianTime(cell) : cell))),
  ];
}

const isInstant = (cell: Cell | undefined): cell is string => typeof cell === "string" && instant.test(cell);

/** `2026-11-21 10:42`, which a spreadsheet reads as a time. */
const indianTime = (moment: string): string =>
  new Date(Date.parse(moment) + aheadOfUtcMs).toISOString().slice(0, 16).replace("T", " ");
