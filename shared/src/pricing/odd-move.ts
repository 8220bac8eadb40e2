import type { Paise } from "../money/paise";

/** The price of a place before and now, in paise. */
export interface PlaceMove {
  readonly place: string;
  /** Null where the place has no earlier price to compare with. */
  readonly before: Paise | null;
  readonly now: Paise;
}

/** From when on a move looks like a typing error. */
export interface OddMoveRule {
  /** More than this share of the earlier price. */
  readonly percent: number;
  /** More than this multiple of the median move of the other places. */
  readonly times: number;
}

const sizeOf = ({ before, now }: PlaceMove): number => (before === null ? 0 : Math.abs(now - before));

/**
 * The places of a round whose price moved unusually: by more than the percentage, or by more than this multiple of the
 * median move of the other places. While other prices do not move, only the percentage counts.
 */
export function oddMoves(moves: readonly PlaceMove[], { percent, times }: OddMoveRule): readonly string[] {
  return moves.flatMap((move) => {
    if (move.before === null) return [];
    const size = sizeOf(move);
    const others = medianOf(moves.filter((other) => other !== move && other.before !== null).map(sizeOf));
    const isOdd = size * 100 > move.before * percent || (others > 0 && size > others * times);
    return isOdd ? [move.place] : [];
  });
}

/** Whether a price moved by more than this share of the earlier one: it is saved only where it is typed a second time. */
export const isFarMove = ({ before, now }: Pick<PlaceMove, "before" | "now">, percent: number): boolean =>
  before !== null && Math.abs(now - before) * 100 > before * percent;

function medianOf(sizes: readonly number[]): number {
  const sorted = [...sizes].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}
