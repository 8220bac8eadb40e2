import { MINUS } from "./rupees";

const whole = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const weighed = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 3, maximumFractionDigits: 3 });

function text(value: number, format: Intl.NumberFormat): string {
  return `${value < 0 ? MINUS : ""}${format.format(Math.abs(value))}`;
}

/** `30`, `12.500`: the figure of `formatTonnes`, for a column whose head has the unit. */
export function tonnesFigure(tonnes: number): string {
  return text(tonnes, Number.isInteger(tonnes) ? whole : weighed);
}

/** `30 MT`, `12.500 MT`: whole MT, or to the kilogram, so that one page never writes the same weight in two ways. */
export function formatTonnes(tonnes: number): string {
  return `${tonnesFigure(tonnes)} MT`;
}

/** `29.840 MT`: a figure from the weighbridge always shows kilograms. */
export function formatWeighedTonnes(tonnes: number): string {
  return `${text(tonnes, weighed)} MT`;
}

/** As `formatTonnes`, from integer kilograms. */
export function formatKg(kg: number): string {
  return formatTonnes(kg / 1000);
}
