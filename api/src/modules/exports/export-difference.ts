/** A difference between two ways of counting a month, in rupees. */
export interface ExportDifference {
  readonly what: string;
  readonly papers: number;
  readonly books: number;
}
