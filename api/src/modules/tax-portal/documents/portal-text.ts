/** The shortest and longest length of a text in the tax portal's forms. */
export interface TextLimits {
  readonly least: number;
  readonly most: number;
}

/** A text as the portals accept it: one line, without double quotes and backslashes, cut to its length. */
export function portalText(text: string, { most }: Pick<TextLimits, "most">): string {
  const plain = text
    .replaceAll(/["\\]/g, "")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return plain.slice(0, most).trim();
}

/** A day in the portals' format: `20/11/2026`. */
export function portalDay(day: string): string {
  return day.split("-").reverse().join("/");
}
