import { saveFile } from "./save-file";

/** Hands rows as `csvText` writes them to the browser as a download. */
export function saveCsv(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: "text/csv;charset=utf-8" }));
}
