import type { SellerBoardRow, SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { type Paise, paiseFromRupees, paisePerRupee } from "@mandi/shared/money/paise";
import { roundDownToRupee, wholeRupees } from "@mandi/shared/money/rounding";
import { myRow } from "./board";

/** The row of the board at a price of the reader's. */
export interface WhatIfRow {
  readonly basePaise: Paise;
  /** Whole landed rupees per MT before GST to the lowest of the others, as on the board; negative below it. */
  readonly toLowest: number;
  readonly rank: number;
  readonly isNow: boolean;
  readonly isTyped: boolean;
}

/** More prices than these do not help to choose one. */
const pricesAtMost = 6;

/**
 * The rank of each price worth considering, dearest first: the current offer, the typed price, and the highest price
 * before each of the others. Empty where nobody else is ranked. A rupee of the base price is a rupee of this
 * difference: charges and transport stay the same.
 */
export function whatIfRows(
  { bidding_list }: Pick<SellerQuotation, "bidding_list">,
  typedPaise: Paise | null,
): readonly WhatIfRow[] {
  const rivals = bidding_list.filter(({ is_my_price, rank }) => is_my_price === 0 && rank !== null);
  const mine = myRow(bidding_list);
  const known = knownDistance(rivals, mine);
  if (known === null) return [];
  const myRank = mine?.rank ?? null;
  const now = mine === undefined || myRank === null ? null : paiseFromRupees(mine.base_price);
  const limits = rivals.map(({ price_to_beat: limit }) => (limit === null ? null : paiseFromRupees(limit)));
  const chosen = [now, typedPaise, ...limits.map((limit) => limit && roundDownToRupee(limit))].filter(
    (price) => price !== null,
  );
  const prices = [...new Set(chosen)].slice(0, pricesAtMost).sort((one, other) => other - one);
  return prices.map((price) => ({
    basePaise: price,
    toLowest: wholeRupees(known.toLowest + (price - known.basePaise) / paisePerRupee),
    // Of equal prices the earlier ranks first, and only the board knows which it is; a new price is always the later
    // one.
    rank: (price === now ? myRank : null) ?? 1 + limits.filter((limit) => limit === null || price > limit).length,
    isNow: price === now,
    isTyped: price === typedPaise,
  }));
}

interface KnownDistance {
  readonly basePaise: Paise;
  /** Landed rupees at that base price to the lowest of the others. */
  readonly toLowest: number;
}

/** One price whose distance is on the board: the reader's own, else the one that equals the lowest. */
function knownDistance(rivals: readonly SellerBoardRow[], mine: SellerBoardRow | undefined): KnownDistance | null {
  const [lowest] = rivals;
  if (lowest === undefined) return null;
  if (mine !== undefined && mine.rank !== null) {
    const toLowest = (mine.above_first ?? 0) - (lowest.above_first ?? 0);
    return { basePaise: paiseFromRupees(mine.base_price), toLowest };
  }
  return lowest.price_to_beat === null ? null : { basePaise: paiseFromRupees(lowest.price_to_beat), toLowest: 0 };
}
