import { MINUS } from "./rupees";

const free = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 3 });
const weighed = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 3, maximumFractionDigits: 3 });

function text(value: number, format: Intl.NumberFormat): string {
  return `${value < 0 ? MINUS : ""}${format.format(Math.abs(value))}`;
}

/** `30 MT`, `12.5 MT`: an ordered quantity shows only the decimals it has. */
export function formatTonnes(tonnes: number): string {
  return `${text(tonnes, free)} MT`;
}

/** `29.840 MT`: a figure from the weighbridge always shows kilograms. */
export function formatWeighedTonnes(tonnes: number): string {
  return `${text(tonnes, weighed)} MT`;
}

/** As `formatTonnes`, from integer kilograms. */
export function formatKg(kg: number): string {
  return formatTonnes(kg / 1000);
}
