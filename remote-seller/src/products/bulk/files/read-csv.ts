/** A line of a file: its cells, and its number as in a text editor. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * The lines of a CSV text without empty ones. Accepts comma, semicolon or tab, because spreadsheets use the separator
 * of their locale, and quoted cells that contain commas, quotes and line ends.
 */
export function readCsv(text: string): readonly CsvLine[] {
  const plain = text.replace(/^\uFEFF/u, "");
  const separator = separatorOf(plain);
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  let line = 1;
  let startedAt = 1;

  function endCell(): void {
    cells.push(cell.trim());
    cell = "";
  }
  function endLine(): void {
    endCell();
    if (cells.some((entry) => entry !== "")) lines.push({ line: startedAt, cells });
    cells = [];
  }

  for (let place = 0; place < plain.length; place += 1) {
    const sign = plain.charAt(place);
    if (sign === '"') {
      const isDoubled = isQuoted && plain.charAt(place + 1) === '"';
      if (isDoubled) {
        cell += sign;
        place += 1;
      } else isQuoted = !isQuoted;
    } else if (isQuoted) cell += sign;
    else if (sign === separator) endCell();
    else if (sign === "\n") endLine();
    else if (sign !== "\r") cell += sign;
    if (sign === "\n") {
      line += 1;
      if (!isQuoted) startedAt = line;
    }
  }
  endLine();
  return lines;
}

function separatorOf(text: string): string {
  const [head = ""] = text.split("\n", 1);
  const count = (sign: string): number => head.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** The cells of a line by the column names in the header, ignoring case and spaces. */
export function headedRows(lines: readonly CsvLine[]): {
  readonly heads: readonly string[];
  readonly rows: readonly HeadedRow[];
} {
  const [first, ...rest] = lines;
  const heads = (first?.cells ?? []).map((head) => head.toLowerCase().replaceAll(/\s+/gu, "_"));
  const rows = rest.map(({ line, cells }) => ({
    line,
    cell: (name: string) => cells[heads.indexOf(name)] ?? "",
  }));
  return { heads, rows };
}

export interface HeadedRow {
  readonly line: number;
  /** Empty for a column that the file does not have. */
  readonly cell: (name: string) => string;
}
