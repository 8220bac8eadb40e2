/** U+FEFF: without it spreadsheets read the file in the machine's old code page. */
const byteOrderMark = "\uFEFF";

/**
 * Rows as a spreadsheet takes them, figures as plain numbers. A text that begins like a formula gets an apostrophe in front:
 * descriptions carry what others typed, and a spreadsheet would run it.
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `${byteOrderMark}${rows.map((cells) => `${cells.map(cellText).join(",")}\r\n`).join("")}`;
}

function cellText(cell: string | number): string {
  if (typeof cell === "number") return String(cell);
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
