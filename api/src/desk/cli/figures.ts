const figures = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 3 });

/** A figure with Indian grouping, as on every page. */
function groupedDecimal(value: number): string {
  return figures.format(value);
}

const amounts = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const amountNames =
  /(^|[_-])(amount|price|paid|unpaid|owed|owes|due|charged|balance|debit|credit|received|reported|claimed|advance|at_risk|asked|set_off|freight|per_mt)$/;

/** A figure under its name of the wire: an amount of rupees to the paisa. */
export function namedFigure(name: string, value: number): string {
  return amountNames.test(name) ? amounts.format(value) : groupedDecimal(value);
}
