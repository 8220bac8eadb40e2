import type { SellerBoardRow } from "@mandi/shared/contract/seller-quotation";
import { ordinal } from "@mandi/shared/format/ordinal";
import { formatPaise, formatRupees } from "@mandi/shared/format/rupees";
import { quotation } from "@mandi/shared/messages/seller-trade";
import { type Paise, paiseFromRupees, rupeesFromPaise } from "@mandi/shared/money/paise";
import { roundDownToRupee } from "@mandi/shared/money/rounding";

export interface BoardRow {
  /** Position on the board, ranked or not. */
  readonly place: number;
  /** 1 is preferred; null where the offer cannot be chosen, and once a seller is chosen. */
  readonly rank: number | null;
  readonly name: string;
  readonly isMine: boolean;
  readonly isUnderCheck: boolean;
  readonly rupees: number;
  /** Landed rupees per MT above the first; null without a rank. */
  readonly aboveFirst: number | null;
  /** Position between the first and the last ranked offer, 0 to 1. */
  readonly share: number;
}

/**
 * The offers as rows, in the order of the marking; rivals have numbers, never names (docs/domain.md#the-two-auctions).
 */
export function boardRows(bids: readonly SellerBoardRow[]): readonly BoardRow[] {
  const spread = Math.max(0, ...bids.map(({ above_first }) => above_first ?? 0));
  let rivals = 0;
  return bids.map(({ base_price, is_my_price, is_under_check, rank, above_first }, index) => {
    const isMine = is_my_price === 1;
    if (!isMine) rivals += 1;
    return {
      place: index + 1,
      rank,
      name: isMine ? quotation.myOffer : quotation.sellerNumber(rivals),
      isMine,
      isUnderCheck: is_under_check === 1,
      rupees: base_price,
      aboveFirst: above_first,
      share: spread === 0 || above_first === null ? 0 : above_first / spread,
    };
  });
}

/** The reader's own row, if they have offered. */
export function myRow(bids: readonly SellerBoardRow[]): SellerBoardRow | undefined {
  return bids.find(({ is_my_price }) => is_my_price === 1);
}

/** Whether there are ranks: there are none once a seller is chosen. */
export function hasRanks(bids: readonly SellerBoardRow[]): boolean {
  return bids.some(({ rank }) => rank !== null);
}

const rankedCount = (bids: readonly SellerBoardRow[]): number => bids.filter(({ rank }) => rank !== null).length;

/** One sentence on the seller's rank while the choice is open; null before their offer. */
export function rankSentence(bids: readonly SellerBoardRow[], isOpen: boolean): string | null {
  const mine = myRow(bids);
  if (!isOpen || mine === undefined) return null;
  return mine.rank === null ? quotation.notRanked : quotation.rankOf(ordinal(mine.rank), rankedCount(bids));
}

/** What changed on the board since the last refresh, for assistive technology; empty when nothing did. */
export function boardNews(before: readonly SellerBoardRow[], now: readonly SellerBoardRow[]): string {
  if (!hasRanks(before) && !hasRanks(now)) return "";
  const [mine, mineBefore] = [myRow(now), myRow(before)];
  const news: string[] = [];
  if (mine && mine.rank !== null && (mine.rank !== mineBefore?.rank || rankedCount(now) !== rankedCount(before))) {
    news.push(quotation.nowRank(ordinal(mine.rank), rankedCount(now)));
  }
  if (hasRanks(now) && mine?.rank === null && mineBefore?.rank != null) news.push(quotation.nowNotRanked);
  const first = firstPrice(now);
  if (first !== undefined && first !== firstPrice(before)) news.push(quotation.nowFirst(formatRupees(first)));
  return news.join(" ");
}

/** The basic price of the offer in first place. */
export function firstPrice(bids: readonly SellerBoardRow[]): number | undefined {
  return bids.find(({ rank }) => rank === 1)?.base_price;
}

/**
 * The highest basic price in whole rupees that would take first place; undefined where the reader has it, or none
 * would.
 */
export function priceToBeFirst(bids: readonly SellerBoardRow[]): number | undefined {
  const first = bids.find(({ rank }) => rank === 1);
  if (first === undefined || first.is_my_price === 1 || first.price_to_beat === null) return undefined;
  return rupeesFromPaise(roundDownToRupee(paiseFromRupees(first.price_to_beat)));
}

/** The rank of the reader's own offer, and of how many; undefined without an offer or a rank. */
export function myPlace(
  bids: readonly SellerBoardRow[],
): { readonly rank: number; readonly count: number } | undefined {
  const rank = myRow(bids)?.rank;
  return rank == null ? undefined : { rank, count: rankedCount(bids) };
}

/**
 * The rank of a typed price among the rivals, and the price needed for first place. The reader's own price keeps its
 * rank.
 */
export function typedPlace(bids: readonly SellerBoardRow[], typed: Paise): string {
  const own = myRow(bids);
  const ownRank = own !== undefined && paiseFromRupees(own.base_price) === typed ? own.rank : null;
  const limits = bids
    .filter(({ is_my_price, rank }) => is_my_price === 0 && rank !== null)
    .map(({ price_to_beat }) => (price_to_beat === null ? null : paiseFromRupees(price_to_beat)));
  const price = formatPaise(typed);
  const count = limits.length + 1;
  // A rival whose price is being checked, or whose stock is short, is on the board without a rank.
  const hasRivals = bids.some(({ is_my_price }) => is_my_price === 0);
  if (count === 1) return hasRivals ? quotation.wouldBeOnlyRanked(price) : quotation.wouldBeOnly(price);
  const place = ownRank ?? 1 + limits.filter((limit) => limit === null || typed > limit).length;
  if (place === 1) return quotation.wouldBeFirst(price, count);
  const [first] = limits;
  const toBeFirst = first ? [quotation.toBeFirst(formatPaise(roundDownToRupee(first)))] : [];
  return [quotation.wouldBeBehind(price, ordinal(place), count), ...toBeFirst].join(" ");
}
