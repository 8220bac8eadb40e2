import { formatRupees, MINUS } from "./rupees";

const LAKH = 100_000;
const CRORE = 10_000_000;

function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/**
 * `₹1.2Cr`, `₹4.5L`, below one lakh the full figure. Our own rule instead of Intl's compact notation, whose
 * en-IN wording changed between versions. Only for charts and narrow stats: the full value goes into the accessible name.
 */
export function formatCompactRupees(rupees: number): string {
  const size = Math.abs(rupees);
  const sign = rupees < 0 ? MINUS : "";
  // 99.996 lakh would round to "100L": decide the unit on the rounded figure.
  if (Math.round(size / 1000) >= CRORE / 1000) return `${sign}₹${short(size / CRORE)}Cr`;
  if (size >= LAKH) return `${sign}₹${short(size / LAKH)}L`;
  return formatRupees(rupees);
}
