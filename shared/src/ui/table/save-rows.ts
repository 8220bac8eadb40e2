import { saveCsv } from "../../browser/save-csv";
import { csvText } from "../../format/csv";
import { inIndianTime } from "./indian-times";
import type { ViewColumn } from "./view-column";

/** Saves rows as they are shown, for a spreadsheet; `fileName` is without its extension. */
export function saveRows<Row>(fileName: string, shown: readonly ViewColumn<Row>[], rows: readonly Row[]): void {
  const saved = shown.flatMap(({ head, value }) => (value ? [{ head, value }] : []));
  const lines = rows.map((row) => saved.map(({ value }) => value(row) ?? ""));
  saveCsv(
    `${fileName}.csv`,
    csvText(
      inIndianTime(
        saved.map(({ head }) => head),
        lines,
      ),
    ),
  );
}
