import { formatPaise, formatRupees } from "./rupees";

/** A sum to the paisa, also where there are none, as in books, tax and ledgers: `₹2,49,930.00`. */
export function formatExact(rupees: number): string {
  return formatRupees(rupees, { decimals: 2 });
}

/** As `formatExact`, from integer paise. */
export function formatExactPaise(paise: number): string {
  return formatPaise(paise, { decimals: 2 });
}
