/** U+FEFF: without it spreadsheets read the file in the machine's old code page. */
const byteOrderMark = "\uFEFF";

export const csvType = "text/csv;charset=utf-8";

/** Rows as spreadsheets take them. A text that would start a formula there is kept a text. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `${byteOrderMark}${rows.map((cells) => `${cells.map(cellText).join(",")}\r\n`).join("")}`;
}

function cellText(cell: string | number): string {
  if (typeof cell === "number") return String(cell);
  const safe = /^[=+\-@\t\r]/u.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
