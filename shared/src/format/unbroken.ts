/** Joins a figure with its unit, a size or a day by no-break spaces, so that no line break splits it: `27 MT`. */
export function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}
