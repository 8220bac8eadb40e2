import { saveFile } from "./save-file";

/** Downloads rows as a CSV file, formatted by `csvText`. */
export function saveCsv(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: "text/csv;charset=utf-8" }));
}
