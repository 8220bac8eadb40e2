import { saveCsv } from "@mandi/shared/browser/save-csv";
import { csvText } from "@mandi/shared/format/csv";
import { bulk } from "@mandi/shared/messages/seller-bulk";
import type { PlannedChange, RowProblem } from "./plan";

/**
 * Saves a file of what changes or has changed, one line for each figure, and of what is left out and why; the latter as
 * the lines of the original file, to be corrected there.
 */
export function saveReport(changes: readonly PlannedChange[], problems: readonly RowProblem[], result: string): void {
  saveCsv(
    "report.csv",
    csvText([
      [bulk.line, bulk.product, bulk.result, bulk.figure, bulk.now, bulk.after, bulk.reason],
      ...changes.flatMap(({ line, product, figures }) =>
        figures.map(({ name, before, after }) => [line ?? "", product, result, name, before, after, ""]),
      ),
      ...problems.map(({ line, product, reason }) => [line ?? "", product, bulk.problems, "", "", "", reason]),
    ]),
  );
}
