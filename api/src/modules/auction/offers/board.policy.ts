import type { Kilograms } from "@mandi/shared/money/kilograms";
import { type Paise, paise, subtractPaise } from "@mandi/shared/money/paise";
import { roundPerTonne } from "@mandi/shared/money/rounding";
import type { PlacedOffer, Placing } from "../marking/placing.policy";
import { priceToBeat } from "./price-to-beat";

interface BoardOffer {
  readonly seller_id: number;
  readonly base_price_paise: number;
  readonly is_far: boolean;
}

/** A row of the board. Of a rival, it shows only the basic price and the rank. */
export interface BoardRow {
  readonly sellerId: number;
  readonly basePaise: Paise;
  readonly isUnderCheck: boolean;
  /** 1 is preferred; null where the offer cannot be marked. */
  readonly rank: number | null;
  /** Landed price per MT before GST above the preferred offer. */
  readonly aboveFirstPaise: Paise | null;
  /** The highest basic price at which the viewing seller's next offer would rank before this one. */
  readonly priceToBeatPaise: Paise | null;
}

export interface BoardInput<Offer> {
  readonly placing: Placing<Offer>;
  readonly totalKg: Kilograms;
  /** What the buyer would pay before GST at a basic price of the viewing seller; see the ranking for the freight in it. */
  readonly landedAt: (basePaise: Paise) => Paise;
}

/** All offers of an open quotation as one of its sellers sees them: the ranked ones first, then those that cannot be marked. */
export function boardRows<Offer extends BoardOffer>({ placing, totalKg, landedAt }: BoardInput<Offer>): BoardRow[] {
  const { ranked, short, unpriced } = placing;
  const [first] = ranked;
  const placed = ranked.map((row, index): BoardRow => {
    return {
      ...unranked(row.offer),
      rank: index + 1,
      aboveFirstPaise: roundPerTonne(subtractPaise(row.landedPaise, first?.landedPaise ?? row.landedPaise), totalKg),
      priceToBeatPaise: priceToBeat(row.landedPaise, landedAt),
    };
  });
  return [...placed, ...[...short.map(offerOf), ...unpriced].map(unranked)];
}

/** The board once a seller is chosen: the previous order without ranks, because the choice has been made. */
export function closedBoard<Offer extends BoardOffer>({ ranked, short, unpriced }: Placing<Offer>): BoardRow[] {
  return [...[...ranked, ...short].map(offerOf), ...unpriced].map((offer) => ({
    ...unranked(offer),
    isUnderCheck: false,
  }));
}

/** The rank of a seller's offer; null without one that can be marked. */
export function rankOf<Offer extends BoardOffer>(placing: Placing<Offer>, sellerId: number): number | null {
  const index = placing.ranked.findIndex(({ offer }) => offer.seller_id === sellerId);
  return index === -1 ? null : index + 1;
}

const offerOf = <Offer>({ offer }: PlacedOffer<Offer>): Offer => offer;

function unranked({ seller_id, base_price_paise, is_far }: BoardOffer): BoardRow {
  return {
    sellerId: seller_id,
    basePaise: paise(base_price_paise),
    isUnderCheck: is_far,
    rank: null,
    aboveFirstPaise: null,
    priceToBeatPaise: null,
  };
}
