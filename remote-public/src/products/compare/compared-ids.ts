/** Limit of offers side by side. */
export const comparedAtMost = 4;

const few = /^[1-9]\d{0,14}(\|[1-9]\d{0,14}){0,3}$/;

/** The offers that an address names, `41|42`; none where it is invalid. */
export function idsOf(text: string | null): readonly number[] {
  return text !== null && few.test(text) ? [...new Set(text.split("|").map(Number))] : [];
}

/** The offers in the address of a comparison, `41|42`; null for fewer than two, or for invalid keys. */
export function comparedIds(text: string | null): readonly number[] | null {
  const ids = idsOf(text);
  return ids.length < 2 ? null : ids;
}
