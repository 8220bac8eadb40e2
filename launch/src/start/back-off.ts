/** How long to wait before something that died is started again. */
export type BackOffTimes = {
  readonly firstMs: number;
  readonly longestMs: number;
  /** A program that ran for longer than this has recovered: its next death counts as the first. */
  readonly calmMs: number;
};

export const usualBackOff: BackOffTimes = { firstMs: 500, longestMs: 60_000, calmMs: 60_000 };

/** A death, as it is reported. */
export type Death = { readonly inARow: number; readonly waitMs: number };

/**
 * Counts deaths without a calm period between them: each pause is twice as long as the one before, up to a maximum, and the
 * program is never given up. So repeated failures cost little, and it recovers by itself when the cause is gone.
 */
export function backOff({ firstMs, longestMs, calmMs }: BackOffTimes = usualBackOff) {
  let inARow = 0;
  return (ranForMs: number): Death => {
    inARow = ranForMs > calmMs ? 1 : inARow + 1;
    return { inARow, waitMs: Math.min(longestMs, firstMs * 2 ** Math.min(inARow - 1, 30)) };
  };
}

/** `; it starts again in 0.5 s.`, with the number of deaths if it was not the first. */
export function backOffWords({ inARow, waitMs }: Death): string {
  const times = inARow > 1 ? `, ${inARow} times without a calm minute` : "";
  return `${times}; it starts again in ${waitMs / 1000} s.`;
}
