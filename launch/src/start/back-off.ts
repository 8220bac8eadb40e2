/** How long to wait before something that died is started again. */
export type BackOffTimes = {
  readonly firstMs: number;
  readonly longestMs: number;
  /** What ran for longer than this has recovered: its next death is a first one. */
  readonly calmMs: number;
};

export const usualBackOff: BackOffTimes = { firstMs: 500, longestMs: 60_000, calmMs: 60_000 };

/** A death, as it is reported. */
export type Death = { readonly inARow: number; readonly waitMs: number };

/**
 * Counts deaths without a calm time between them: each is followed by a pause twice as long, up to a longest, and never by
 * giving up. What keeps failing costs little in the meantime, and comes back on its own when its cause is gone.
 */
export function backOff({ firstMs, longestMs, calmMs }: BackOffTimes = usualBackOff) {
  let inARow = 0;
  return (ranForMs: number): Death => {
    inARow = ranForMs > calmMs ? 1 : inARow + 1;
    return { inARow, waitMs: Math.min(longestMs, firstMs * 2 ** Math.min(inARow - 1, 30)) };
  };
}

/** `; it starts again in 0.5 s.`, and that it was not the first time. */
export function backOffWords({ inARow, waitMs }: Death): string {
  const times = inARow > 1 ? `, ${inARow} times without a calm minute` : "";
  return `${times}; it starts again in ${waitMs / 1000} s.`;
}
