const inIndia = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

/** A figure with its unit: `1 day`, `10,00,000 rupees`; alone where the unit is empty. */
export function figureWithUnit(figure: number, unit: string): string {
  const text = inIndia.format(figure);
  return unit === "" ? text : `${text} ${figure === 1 ? unit.replace(/s$/, "") : unit}`;
}
