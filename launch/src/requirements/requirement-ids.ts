// Not inside a word: RAIPUR-492001 names no requirement.
const id = /(?<![A-Za-z])R-\d{3}(?!\d)/g;
const range = /(?<![A-Za-z])R-\d{3}\s*(?:…|\.{2,3}|–|-|to)\s*(?:R-)?\d{3}/g;

/** The requirement ids that a text names, in order, each once. */
export function findRequirementIds(text: string): string[] {
  return [...new Set(text.match(id) ?? [])];
}

/** The ranges in a text, such as `R-012 to R-018`. They are refused: a range claims more than a test covers. */
export function findRanges(text: string): string[] {
  return text.match(range) ?? [];
}
