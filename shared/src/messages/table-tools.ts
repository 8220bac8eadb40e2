import { counted, countedOf } from "../format/counted";
/** Messages of tables whose columns, order and rows can be chosen. */
export const table = {
  inIndianTime: (head: string) => `${head} (Indian time)`,
  filter: "Filter these rows",
  columns: "Columns",
  /** For readers, where a page has several tables. */
  columnsOf: (name: string) => `Columns: ${name}`,
  save: "Export",
  saveOf: (name: string) => `Export: ${name}`,
  shown: (shown: number, all: number) => (shown === all ? counted(all, "row") : countedOf(shown, all, "row")),
} as const;
