/** Joins a figure with its unit, a size or a day by no-break spaces, so that no line break splits it: `27 MT`. */
export function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}

/** A text, or HTML, whose figures keep their units in one line: `27 MT`, `200 km`. */
export function withWholeFigures(text: string): string {
  return text.replaceAll(/(\d) (MT|kg|km|mm|m|lakh|crore)\b/gu, "$1\u00a0$2");
}
