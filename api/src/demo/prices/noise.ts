/** A number in 0..1 that depends on its name only: the market is the same on every machine. */
export function chance(...name: readonly (string | number)[]): number {
  let hash = 2166136261;
  for (const character of name.join("|")) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16777619);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2246822507);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 3266489909);
  hash ^= hash >>> 16;
  return (hash >>> 0) / 4294967296;
}

/** About normal, mean 0, deviation 1: enough tail for a market, never an outlier that looks like a typing error. */
export function swing(...name: readonly (string | number)[]): number {
  const sum = [0, 1, 2, 3, 4, 5].reduce((total, part) => total + chance(...name, part), 0);
  return (sum - 3) * Math.SQRT2;
}
