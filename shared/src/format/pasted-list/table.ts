/* Tables as spreadsheets save them: a header names the columns, and the rows have plain figures. */

const separators = ["\t", ";", "|", ","] as const;
/** A header has no figures and names the column of the quantity. */
const quantityHead = /^(?:qty|quantity|weight|wt|mt|tons?|tonnes?|मात्रा|वज़?न)(?![\p{L}\p{M}])/iu;
const sizeHead = /(?:^|[^\p{L}])(?:mm|dia)(?![\p{L}])/iu;
/** Columns that do not describe the goods. */
const idleHead =
  /^(?:(?:s|sr|sl)?\s*\.?\s*no\.?|#|क्र.*|.*(?<![\p{L}])(?:rate|price|amount|value|remarks?)(?![\p{L}]).*)$/iu;
const units = [/quintals?|qtls?/iu, /kgs?|kilos?/iu, /pcs|pieces?|nos|bundles?|bags?/iu] as const;

const bareFigure = /^\d[\d,]*(?:\.\d+)?$/;

/** The unit of a plain figure in a column, `mt`; null for a column that is left out. */
type Column = string | null;

/**
 * The lines of a text, with the units from the header of a table added to its figures. Lines before a header, and those
 * of a text without one, stay unchanged; the header line becomes empty.
 */
export function withUnitsOfHead(lines: readonly string[]): readonly string[] {
  let table: { readonly separator: string; readonly columns: readonly Column[] } | null = null;
  return lines.map((line) => {
    const head = headOf(line);
    table = head ?? table;
    if (head !== null) return "";
    return table === null ? line : rowOf(line, table.separator, table.columns);
  });
}

function headOf(line: string) {
  const separator = separators.find((one) => line.includes(one));
  if (separator === undefined || /\p{N}/u.test(line)) return null;
  const cells = cellsOf(line, separator);
  return cells.some((cell) => quantityHead.test(cell)) ? { separator, columns: cells.map(columnOf) } : null;
}

function columnOf(cell: string): Column {
  if (quantityHead.test(cell)) return units.map((unit) => unit.exec(cell)?.[0]).find(Boolean) ?? "mt";
  if (idleHead.test(cell)) return null;
  return sizeHead.test(cell) ? "mm" : "";
}

function rowOf(line: string, separator: string, columns: readonly Column[]): string {
  const cells = cellsOf(line, separator);
  if (cells.length < 2) return line;
  return cells
    .map((cell, place) => {
      const column = columns[place];
      if (column === null) return "";
      return bareFigure.test(cell) ? `${cell} ${column ?? ""}` : cell.replaceAll(/[,;|]/gu, " ");
    })
    .join(" ");
}

/** Cells of a row; a quoted one may contain the separator. */
function cellsOf(line: string, separator: string): readonly string[] {
  const cells: string[] = [];
  for (const [place, part] of line.split('"').entries()) {
    const isQuoted = place % 2 === 1;
    const [first = "", ...rest] = isQuoted ? [part] : part.split(separator);
    cells.push(`${cells.pop() ?? ""}${first}`, ...rest);
  }
  return cells.map((cell) => cell.trim());
}
