const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  rsquo: "’",
  lsquo: "‘",
  rdquo: "”",
  ldquo: "“",
};

/**
 * The text of a piece of HTML, for summaries. The result is shown as text and never parsed as HTML again, so this need
 * not be a parser: tags become spaces, common entities their characters.
 */
export function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entityOf(name) ?? whole)
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Fits the three lines of a card at every width. */
const summaryAtMost = 110;

/**
 * The beginning of a text, ended between two words: `Offers rose…`. A figure is never the last of them, because its unit or the
 * rest of its range may come after it.
 */
export function summaryOf(text: string): string {
  if (text.length <= summaryAtMost) return text;
  const words = text.slice(0, text.lastIndexOf(" ", summaryAtMost)).split(" ");
  while (/\d|^(?:to|and|or)$/u.test(words.at(-1) ?? "")) words.pop();
  return `${words.join(" ").replace(/[\s.,;:–—-]+$/u, "")}…`;
}

function entityOf(name: string): string | undefined {
  const number = /^#(\d{1,6})$/.exec(name)?.[1];
  return number === undefined ? entities[name] : String.fromCodePoint(Number(number));
}
