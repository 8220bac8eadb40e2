/** A figure with its unit, or a size, that no line end takes apart: `27 MT`. */
export function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}
