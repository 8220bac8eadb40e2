import type { Paise } from "@mandi/shared/money/paise";

/**
 * The rule as people read it: the seller's board and the marking both follow this order. It does not mention freight, because
 * no answer to a seller does.
 */
export const rankingRule =
  "The lowest landed price before GST is preferred: material, charges and delivery. If equal, the earlier offer wins.";

/** An offer that may be marked: what it costs the buyer before GST, with estimated freight only where sellers of several cities compete. */
export interface RankedOffer {
  readonly offerId: number;
  readonly landedPaise: Paise;
  readonly revisedAt: Date;
}

/** A freight bid that may be marked: what it costs for the whole quantity. */
export interface RankedBid {
  readonly bidId: number;
  readonly freightPaise: Paise;
  readonly revisedAt: Date;
}

/**
 * Offers by landed price, best first; of equal ones the earlier, then the lower key, so that the order never depends on how
 * rows were read. Where all of them load in one city they may go with the same freight bids: freight raises every landed price by
 * the same amount and is left out. Where sellers of several cities compete, it is the estimate made at the request (decision 0248).
 */
export function rankOffers<Offer extends RankedOffer>(offers: readonly Offer[]): readonly Offer[] {
  return offers.toSorted(
    (one, other) =>
      one.landedPaise - other.landedPaise ||
      one.revisedAt.getTime() - other.revisedAt.getTime() ||
      one.offerId - other.offerId,
  );
}

/** Freight bids, cheapest first; of equal ones the earlier, then the lower key. */
export function rankBids<Bid extends RankedBid>(bids: readonly Bid[]): readonly Bid[] {
  return bids.toSorted(
    (one, other) =>
      one.freightPaise - other.freightPaise ||
      one.revisedAt.getTime() - other.revisedAt.getTime() ||
      one.bidId - other.bidId,
  );
}
