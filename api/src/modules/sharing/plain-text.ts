const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** Stored HTML as one line of text, cut at a word, for descriptions that others show. */
export function plainText(html: string, maxLength: number): string {
  const text = html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?<name>#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1))}…`;
}
