import { csvText } from "@mandi/shared/format/csv";
import { headedRows, readCsv } from "./read-csv";

it("reads back what was written, with commas, quotes and line ends in cells", () => {
  const rows = [
    ["id", "name"],
    ["1", 'A "quoted", name'],
    ["2", "two\nlines"],
  ];
  expect(readCsv(csvText(rows)).map(({ cells }) => cells)).toEqual(rows);
});

it.each([",", ";", "\t"])("reads files separated by %j and counts lines like an editor", (sign) => {
  const lines = readCsv(["id", "7", "", "8"].map((id) => (id ? `${id}${sign}x` : "")).join("\r\n"));
  expect(lines.map(({ line, cells }) => [line, cells[0]])).toEqual([
    [1, "id"],
    [2, "7"],
    [4, "8"],
  ]);
});

it("finds a cell by the name of its column, whatever its case", () => {
  const { rows } = headedRows(readCsv("ID,Base Price\n7,45000"));
  expect(rows.map(({ line, cell }) => [line, cell("id"), cell("base_price"), cell("tcs")])).toEqual([
    [2, "7", "45000", ""],
  ]);
});

it("keeps a text from becoming a formula in a spreadsheet", () => {
  expect(csvText([["=1+1", -5]])).toBe("\uFEFF'=1+1,-5\r\n");
});
