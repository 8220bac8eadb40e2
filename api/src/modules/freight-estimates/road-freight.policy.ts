import { addPaise, maxPaise, paise, paiseFromRupees, subtractPaise } from "@mandi/shared/money/paise";
import { roundEstimate, roundToStep, roundUpToStep } from "@mandi/shared/money/rounding";
import { freightToleranceRupees } from "@mandi/shared/pricing/freight";
import type { FreightSpan } from "@mandi/shared/pricing/landed-price";
import type { FreightLine } from "./freight-line.policy";
import { nineInTen } from "./nine-in-ten";

/** A belt that fits a road: the price range per MT that its transporter declared. */
export interface FittingBelt {
  readonly fit: "city" | "state";
  readonly minPricePaise: number;
  readonly maxPricePaise: number;
}

/** All that is known of a road before anybody bids. */
export interface RoadFacts {
  /** Freight that was accepted on it lately. */
  readonly accepted: readonly number[];
  readonly belts: readonly FittingBelt[];
  readonly kilometres: number | null;
  /** What freight costs by distance; null with too few belts. */
  readonly line: FreightLine | null;
  /** How far nine in ten past estimates from freight and belts were off at most; null with too few of them. */
  readonly missPaise: number | null;
}

export interface RoadEstimate extends FreightSpan {
  readonly basis: "accepted" | "belts" | "distance";
}

/** Fewer accepted freights say nothing about the next one. */
const enoughAccepted = 3;
/** No range is narrower than what the terms of delivery leave open: by so much, freight may still change after the order. */
const leastOffPaise = paiseFromRupees(freightToleranceRupees);
/** An estimate to the rupee would claim more than is known, and could reveal a single transporter's belt. */
export const stepPaise = paise(1_000);

/**
 * The likely freight of a road per MT before GST, in the middle of its range; null where nothing is known. Recently accepted
 * freight counts first, then belts to the city, belts to its state, and last the distance. The lowest bid wins: with belts it ends
 * between the lowest minimum and the lowest maximum of them. The range is the spread of what the estimate is made from, or how far
 * past estimates were off where that is more, and at least what the terms of delivery leave open: none can make another narrower.
 */
export function estimateRoad({ accepted, belts, kilometres, line, missPaise }: RoadFacts): RoadEstimate | null {
  const rangeOf = (basis: RoadEstimate["basis"], middle: number, spread: number) =>
    rangeAround(basis, middle, Math.max(spread, missPaise ?? 0));
  if (accepted.length >= enoughAccepted) {
    const middle = median(accepted);
    const apart = accepted.map((rate) => Math.abs(rate - middle));
    return rangeOf("accepted", middle, nineInTen(apart));
  }
  const near = belts.filter(({ fit }) => fit === "city");
  const fitting = near.length > 0 ? near : belts;
  if (fitting.length > 0) {
    const low = Math.min(...fitting.map(({ minPricePaise }) => minPricePaise));
    const high = Math.min(...fitting.map(({ maxPricePaise }) => maxPricePaise));
    return rangeOf("belts", (low + high) / 2, (high - low) / 2);
  }
  if (kilometres === null || line === null) return null;
  return rangeOf("distance", line.basePaise + line.perKilometrePaise * kilometres, line.missPaise);
}

/** An estimate with as much below it as above, as far as freight costs anything. */
function rangeAround(basis: RoadEstimate["basis"], middle: number, off: number): RoadEstimate {
  const ratePaise = maxPaise(stepPaise, roundToStep(roundEstimate(middle), stepPaise));
  const offPaise = maxPaise(leastOffPaise, roundUpToStep(roundEstimate(off), stepPaise));
  const lowPaise = maxPaise(stepPaise, subtractPaise(ratePaise, offPaise));
  return { basis, ratePaise, lowPaise, highPaise: addPaise(ratePaise, offPaise) };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
