const figures = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 3 });

/** A figure with Indian grouping, as on every page. */
export function groupedDecimal(value: number): string {
  return figures.format(value);
}
