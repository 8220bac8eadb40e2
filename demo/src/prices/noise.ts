function mixed(hash: number): number {
  let value = hash ^ (hash >>> 15);
  value = Math.imul(value, 2246822507);
  value ^= value >>> 13;
  value = Math.imul(value, 3266489909);
  return (value ^ (value >>> 16)) >>> 0;
}

function hashOf(name: readonly (string | number)[]): number {
  let hash = 2166136261;
  for (const part of name) {
    const text = String(part);
    for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
    hash = Math.imul(hash ^ 124, 16777619);
  }
  return hash;
}

/** A number in 0..1 that depends on its name only, so that the market is the same on every machine. */
export function chance(...name: readonly (string | number)[]): number {
  return mixed(hashOf(name)) / 4294967296;
}

/**
 * Approximately normal, mean 0, deviation 1: enough tail for a market, never an outlier that looks like a typing error.
 */
export function swing(...name: readonly (string | number)[]): number {
  const hash = hashOf(name);
  let sum = 0;
  for (let part = 1; part <= 6; part++) sum += mixed(hash + part * 2654435769) / 4294967296;
  return (sum - 3) * Math.SQRT2;
}
