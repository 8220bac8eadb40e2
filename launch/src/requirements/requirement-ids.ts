// Not inside a word: RAIPUR-492001 names no requirement.
const idOrRange = /(?<![A-Za-z])R-(\d{3})(?:\s*(?:…|\.{2,3}|–|-|to)\s*(?:R-)?(\d{3}))?/g;

/**
 * The requirement ids that a text names, in order, each once. `R-012…R-018` (also `R-012 to R-018`) names every id between.
 */
export function findRequirementIds(text: string): string[] {
  const ids = [...text.matchAll(idOrRange)].flatMap(([, first = "", last = first]) => idsBetween(+first, +last));
  return [...new Set(ids)];
}

function idsBetween(first: number, last: number): string[] {
  const count = Math.max(0, last - first) + 1;
  return Array.from({ length: count }, (_, index) => `R-${String(first + index).padStart(3, "0")}`);
}
