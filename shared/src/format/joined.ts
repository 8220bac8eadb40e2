/** `12 mm · Ex-Raipur`: the parts that exist, with a point between them. */
export function joined(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(" · ");
}
