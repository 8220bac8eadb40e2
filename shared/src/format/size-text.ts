import { formatSize } from "./sizes";

interface SizePart {
  readonly value: string;
  readonly unit: { readonly short_name: string };
}

/** `100 × 50 mm`, `3.15 mm, 24.73 kg/m²`: all values of a size with their units; a repeated value is written once. */
export function sizeText(parts: readonly SizePart[]): string {
  const units = new Set(parts.map(({ unit }) => unit.short_name));
  const [only] = units;
  if (units.size === 1 && only !== undefined) {
    return formatSize(`${parts.map(({ value }) => value).join(" x ")} ${only}`.trim());
  }
  return [...new Set(parts.map(({ value, unit }) => formatSize(`${value} ${unit.short_name}`.trim())))].join(", ");
}

/** `12 MM`, `12mm` and `12 mm` are one size; `100 x 50 mm` is written with × on the pages. */
export function isSameSize(one: string, other: string): boolean {
  return spoken(one) === spoken(other);
}

/** Whether a size of several values begins with the named ones: `10 mm` of `10 mm, 0.617 kg/m`, but not of `100 mm`. */
export function beginsWithSize(text: string, beginning: string): boolean {
  return spoken(text).startsWith(`${spoken(beginning)},`);
}

function spoken(size: string): string {
  const values = size.toLowerCase().replaceAll(/\s/g, "").replaceAll("×", "x").split(",");
  return [...new Set(values)].join(",");
}
