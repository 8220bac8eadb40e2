/** A shorter word is close to too many others. */
const shortest = 4;
/** From this length on two typing errors are tolerated, below it one. */
const longWord = 8;

/**
 * The name that a mistyped word stands for: one letter wrong, missing, extra or swapped with its neighbour, or two in a
 * long word. Null where no name or several names are that close.
 */
export function nearestName(word: string, names: readonly string[]): string | null {
  if (word.length < shortest) return null;
  const allowed = word.length >= longWord ? 2 : 1;
  const near = names
    .map((name) => ({ name, slips: slipsBetween(word, name) }))
    .filter(({ slips }) => slips <= allowed)
    .toSorted((one, other) => one.slips - other.slips);
  const [first, second] = near;
  return first && first.slips < (second?.slips ?? Number.POSITIVE_INFINITY) ? first.name : null;
}

/** The number of typing errors between two words; swapping neighbours counts as one. */
function slipsBetween(one: string, other: string): number {
  const rows: number[][] = [];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Math.max(row, column);
  for (let row = 0; row <= one.length; row += 1) {
    rows[row] = row === 0 ? Array.from({ length: other.length + 1 }, (_, column) => column) : [row];
    for (let column = 1; row > 0 && column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const least = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      rows[row]?.push(least);
    }
  }
  return at(one.length, other.length);
}
