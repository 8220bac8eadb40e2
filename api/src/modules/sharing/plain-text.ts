const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** Stored HTML as one line of text without its headings, cut at a word, for descriptions on other sites. */
export function plainText(html: string, maxLength: number): string {
  const text = html
    .replace(/<h([1-6])\b[^>]*>.*?<\/h\1>/gs, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?<name>#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1))}…`;
}
