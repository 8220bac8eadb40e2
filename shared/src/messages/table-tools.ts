/** Messages of tables whose columns, order and rows can be chosen. */
export const table = {
  inIndianTime: (head: string) => `${head} (Indian time)`,
  filter: "Filter these rows",
  columns: "Columns",
  save: "Export",
  shown: (shown: number, all: number) => `${shown === all ? "" : `${shown} of `}${all} ${all === 1 ? "row" : "rows"}`,
} as const;
