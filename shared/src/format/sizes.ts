const UNITS = new Set(["mm", "cm", "m", "inch", "ft", "kg", "g", "swg"]);

/** `8mm` → `8 mm`, `100x50` → `100 × 50`, `8-32 mm` → `8–32 mm`: one spelling of sizes in every list. */
export function formatSize(size: string): string {
  return size
    .trim()
    .replaceAll(/(\d)\s*[x×*]\s*(?=\d)/giu, "$1 × ")
    .replaceAll(/(\d)\s*-\s*(?=\d)/gu, "$1–")
    .replaceAll(/(\d)\s*([a-z]+)\b/giu, (whole, digit: string, unit: string) =>
      UNITS.has(unit.toLowerCase()) ? `${digit} ${unit.toLowerCase()}` : whole,
    );
}
