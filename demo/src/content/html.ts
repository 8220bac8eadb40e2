/** Clean HTML of short texts: only the elements that the sanitiser keeps, so that what is stored is what was written. */
export function paragraphs(...texts: readonly string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join("");
}

export function bullets(...texts: readonly string[]): string {
  return texts.length === 0 ? "" : `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
}
