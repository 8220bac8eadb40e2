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

function entityOf(name: string): string | undefined {
  const number = /^#(\d{1,6})$/.exec(name)?.[1];
  return number === undefined ? entities[name] : String.fromCodePoint(Number(number));
}
