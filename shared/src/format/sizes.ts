const units = ["mm", "cm", "m", "inch", "ft", "kg", "g", "SWG"];
const spellings = new Map(units.map((unit) => [unit.toLowerCase(), unit]));

/** `8mm` → `8 mm`, `100x50` → `100 × 50`, `8-32 mm` → `8–32 mm`: one spelling of sizes in every list. */
export function formatSize(size: string): string {
  return (
    size
      .trim()
      .replaceAll(/(\d)\s*[x×*]\s*(?=\d)/giu, "$1 × ")
      .replaceAll(/(\d)\s*-\s*(?=\d)/gu, "$1–")
      .replaceAll(/(\d)\s*([a-z]+)\b/giu, (whole, digit: string, word: string) => {
        const unit = spellings.get(word.toLowerCase());
        return unit === undefined ? whole : `${digit} ${unit}`;
      })
      // `50 kg bag` is counted in bags.
      .replace(/(?<![a-z])([a-z]+) \1$/iu, "$1")
  );
}

const MEASURE = /^(\d+(?:\.\d+)?) ([a-z]+)$/iu;

/**
 * `8 mm` and `32 mm` → `8–32 mm`; sizes that are not figures of one unit are written in full: `ISMB 150 to ISMB 400`.
 */
export function formatSizeSpan({ from, to }: { readonly from: string; readonly to: string }): string {
  const [first, last] = [formatSize(from), formatSize(to)];
  if (first === last) return first;
  const [, low, unit] = MEASURE.exec(first) ?? [];
  const [, high, otherUnit] = MEASURE.exec(last) ?? [];
  return unit !== undefined && unit === otherUnit ? `${low}–${high} ${unit}` : `${first} to ${last}`;
}
