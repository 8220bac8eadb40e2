/** U+FEFF: without it spreadsheets read the file in the machine's legacy code page. */
const byteOrderMark = "\uFEFF";

/**
 * Rows for a spreadsheet, with figures as plain numbers. A text that begins like a formula is prefixed with an
 * apostrophe: descriptions contain other people's input, and a spreadsheet would execute it.
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `${byteOrderMark}${rows.map((cells) => `${cells.map(cellText).join(",")}\r\n`).join("")}`;
}

function cellText(cell: string | number): string {
  if (typeof cell === "number") return String(cell);
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
