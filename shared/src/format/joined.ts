/** Between the parts of a line: where it wraps, no line begins with the point. */
export const point = "\u00a0· ";

/** `12 mm · Ex-Raipur`: the parts that exist, with a point between them. */
export function joined(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(point);
}
