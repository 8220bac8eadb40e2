/** A figure with its unit, a size or a day that no line end takes apart: `27 MT`. */
export function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}
