import { sentenceOf } from "@mandi/shared/contract/field-problem";
import { RequestedSize } from "@mandi/shared/contract/quotation-request";
import { type FigureRule, figureProblem } from "@mandi/shared/format/figure-problem";
import { formatGrouped } from "@mandi/shared/format/rupees";
import { product } from "@mandi/shared/messages/buyer-product";
import { figureOf, readFigure } from "@mandi/shared/money/typed-figure";
import type { ChosenSize } from "../selection";

/** A quantity is above 0 and within the limit of one line of a request. */
const rule: FigureRule = {
  decimals: 0,
  missing: sentenceOf(RequestedSize.properties.quantity),
  min: 1,
  max: 10_000,
  tooHigh: product.quantityTooLarge,
};

/** Why a typed quantity cannot be requested, or null. */
export function quantityProblem({ quantity }: ChosenSize): string | null {
  const read = readFigure(quantity, 0);
  if (read.kind !== "faulty" || read.fault !== "decimals") return figureProblem(quantity, rule);
  const below = Math.floor(figureOf(quantity, Number.POSITIVE_INFINITY) ?? 0);
  return below === 0 ? product.wholeTonnesFromOne : product.wholeTonnes(formatGrouped(below), formatGrouped(below + 1));
}

/** A whole number of MT above 0, or 0 for anything else. */
export function tonnesOf(size: ChosenSize): number {
  return quantityProblem(size) === null ? (figureOf(size.quantity, 0) ?? 0) : 0;
}
