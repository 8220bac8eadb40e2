/** U+FEFF: without it spreadsheets read the file in the machine's old code page. */
const byteOrderMark = "\uFEFF";

/**
 * Rows as a spreadsheet takes them, figures as plain numbers. A text that begins like a formula gets an apostrophe in front:
 * descriptions carry what others typed, and a spreadsheet would run it.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `${byteOrderMark}${rows.map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join("")}`;
}

function cellOf(value: string | number): string {
  if (typeof value === "number") return String(value);
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
