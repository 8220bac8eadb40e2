/** U+2212. A hyphen is narrower than a figure and breaks at line ends. */
export const MINUS = "−";

type Decimals = 0 | 2;

export type RupeeOptions = {
  /** Two on tax lines and ledgers. `auto`, the usual form, shows paise only when there are some. */
  readonly decimals?: Decimals | "auto";
  /** Shows `+` before a positive amount, for differences. */
  readonly signed?: boolean;
  /** `Rs ` for plain-text channels whose alphabet lacks the sign (text messages, CSV heads). */
  readonly symbol?: "₹" | "Rs " | "";
};

function formatter(decimals: Decimals): Intl.NumberFormat {
  return new Intl.NumberFormat("en-IN", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

const whole = formatter(0);
const withPaise = formatter(2);

function decimalsOf(rupees: number, decimals: Decimals | "auto"): Decimals {
  if (decimals !== "auto") return decimals;
  return Number.isInteger(Math.round(rupees * 100) / 100) ? 0 : 2;
}

function signOf(rupees: number, isZero: boolean, signed: boolean): string {
  if (isZero) return "";
  if (rupees < 0) return MINUS;
  return signed ? "+" : "";
}

/** Groups a number in the Indian way without a currency sign: 1234567 → `12,34,567`. */
export function formatGrouped(value: number, decimals: Decimals | "auto" = 0): string {
  return formatRupees(value, { decimals, symbol: "" });
}

/** One form for amounts in a column: paise in all of them, or in none where there are none. */
export function columnDecimals(amounts: readonly number[]): Decimals {
  return amounts.some((rupees) => decimalsOf(rupees, "auto") === 2) ? 2 : 0;
}

/** `₹1,23,45,678`, `−₹450`, `+₹700`. The sign is before the currency, never inside the figure. */
export function formatRupees(rupees: number, options: RupeeOptions = {}): string {
  const { decimals = "auto", signed = false, symbol = "₹" } = options;
  const digits = (decimalsOf(rupees, decimals) === 0 ? whole : withPaise).format(Math.abs(rupees));
  const isZero = !/[1-9]/.test(digits);
  return `${signOf(rupees, isZero, signed)}${symbol}${digits}`;
}

/**
 * In whole rupees: a sum in a row of a list, whose page has the paise, and what is only estimated or an average. A price that
 * somebody typed, such as an offer, a bid or a listed price, is never rounded.
 */
export function formatWhole(rupees: number, options: Omit<RupeeOptions, "decimals"> = {}): string {
  return formatRupees(rupees, { ...options, decimals: 0 });
}

/** With both decimals and without groups, for fields and for machines: `44750.50`. */
export function plainRupees(rupees: number): string {
  return rupees.toFixed(2);
}

/** An amount as a field shows it: `44750`, or `44750.50` where there are paise. */
export function fieldRupees(rupees: number): string {
  return Number.isInteger(rupees) ? String(rupees) : plainRupees(rupees);
}

/** As `formatRupees`, from integer paise. */
export function formatPaise(paise: number, options: RupeeOptions = {}): string {
  return formatRupees(paise / 100, options);
}
