import { maxPaise, minPaise, type Paise, paise } from "@mandi/shared/money/paise";
import { roundDownToStep, roundEstimate, roundToStep, roundUpToStep } from "@mandi/shared/money/rounding";
import type { FreightSpan } from "@mandi/shared/pricing/landed-price";
import type { FreightLine } from "./freight-line.policy";

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
}

export interface RoadEstimate extends FreightSpan {
  readonly basis: "accepted" | "belts" | "distance";
}

/** Fewer accepted freights say nothing about the next one. */
const enoughAccepted = 3;
/** An estimate to the rupee would claim more than is known, and could reveal a single transporter's belt. */
export const stepPaise = paise(1_000);

/**
 * The likely freight of a road per MT before GST, with its range; null where nothing is known. Recently accepted freight counts
 * first, then belts to the city, belts to its state, and last the distance. The lowest bid wins: with belts it ends between the
 * lowest minimum and the lowest maximum of them.
 */
export function estimateRoad({ accepted, belts, kilometres, line }: RoadFacts): RoadEstimate | null {
  if (accepted.length >= enoughAccepted) {
    return spanOf("accepted", Math.min(...accepted), median(accepted), Math.max(...accepted));
  }
  const near = belts.filter(({ fit }) => fit === "city");
  const fitting = near.length > 0 ? near : belts;
  if (fitting.length > 0) {
    const low = Math.min(...fitting.map(({ minPricePaise }) => minPricePaise));
    const high = Math.min(...fitting.map(({ maxPricePaise }) => maxPricePaise));
    return spanOf("belts", low, (low + high) / 2, high);
  }
  if (kilometres === null || line === null) return null;
  const middle = line.basePaise + line.perKilometrePaise * kilometres;
  return spanOf("distance", middle + line.lowPaise, middle, middle + line.highPaise);
}

function spanOf(basis: RoadEstimate["basis"], low: number, likely: number, high: number): RoadEstimate {
  const stepped = (amount: number, round: (exact: Paise, step: Paise) => Paise): Paise =>
    maxPaise(stepPaise, round(roundEstimate(amount), stepPaise));
  const lowPaise = stepped(low, roundDownToStep);
  const highPaise = stepped(high, roundUpToStep);
  const ratePaise = stepped(likely, roundToStep);
  return { basis, ratePaise, lowPaise: minPaise(lowPaise, ratePaise), highPaise };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
