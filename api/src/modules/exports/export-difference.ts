/** A difference between two ways of counting a month, in rupees where no unit is given. */
export interface ExportDifference {
  readonly what: string;
  readonly papers: number;
  readonly books: number;
  readonly unit?: "MT" | "count";
}
