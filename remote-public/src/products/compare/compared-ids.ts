/** Limit of offers side by side. */
export const comparedAtMost = 4;

/** The offers in the address of a comparison, `41|42`; null for fewer than two, or for invalid keys. */
export function comparedIds(text: string | null): readonly number[] | null {
  if (text === null || !/^[1-9]\d{0,14}(\|[1-9]\d{0,14}){1,3}$/.test(text)) return null;
  const ids = [...new Set(text.split("|").map(Number))];
  return ids.length < 2 ? null : ids;
}
