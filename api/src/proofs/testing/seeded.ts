/** Repeatable randomness: the same seed gives the same numbers in the same order. */
export interface Chance {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** True once in `count` times. */
  oneIn(count: number): boolean;
}

/** Randomness from a seed (mulberry32: 32 bits of state, good enough to pick steps, not for secrets). */
export function seeded(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    oneIn: (count) => below(count) === 0,
  };
}

/** The seed in `MANDI_SEED`, to repeat a failed run, or a new one. */
export function chooseSeed(given: string | undefined = process.env["MANDI_SEED"]): number {
  return given ? Number(given) >>> 0 : Math.floor(Math.random() * 2 ** 32);
}
