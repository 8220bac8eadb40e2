import type { Paise } from "@mandi/shared/money/paise";

/** The rule as people read it (R-174 and the landed price of part C1). */
export const rankingRule =
  "The lowest landed price is preferred: material with all charges and GST, brought to the place of delivery. " +
  "Of equal prices the earlier one is preferred.";

/** An offer that may be marked: what it costs the buyer without freight. */
export interface RankedOffer {
  readonly offerId: number;
  readonly buyerExPaise: Paise;
  readonly revisedAt: Date;
}

/** A freight bid that may be marked: what it costs for the whole quantity. */
export interface RankedBid {
  readonly bidId: number;
  readonly freightPaise: Paise;
  readonly revisedAt: Date;
}

export interface Combination<Offer extends RankedOffer, Bid extends RankedBid> {
  readonly offer: Offer;
  readonly bid: Bid;
  readonly landedPaise: number;
}

/**
 * Every offer with every bid, best first: lowest landed price, then the earlier offer, then the earlier bid, then the lower
 * key, so that the order never depends on how rows were read.
 */
export function rankCombinations<Offer extends RankedOffer, Bid extends RankedBid>(
  offers: readonly Offer[],
  bids: readonly Bid[],
): readonly Combination<Offer, Bid>[] {
  return offers
    .flatMap((offer) => bids.map((bid) => ({ offer, bid, landedPaise: offer.buyerExPaise + bid.freightPaise })))
    .sort(
      (one, other) =>
        one.landedPaise - other.landedPaise ||
        one.offer.revisedAt.getTime() - other.offer.revisedAt.getTime() ||
        one.bid.revisedAt.getTime() - other.bid.revisedAt.getTime() ||
        one.offer.offerId - other.offer.offerId ||
        one.bid.bidId - other.bid.bidId,
    );
}
