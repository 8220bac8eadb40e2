import type { TSchema } from "typebox";
import { sentenceOf } from "../contract/field-problem";
import type { FigureRule } from "../format/figure-problem";

/** A rule with its upper limit, that of the contract; without one there, the largest number that is exact. */
type ContractRule = FigureRule & { readonly max: number };

interface Limits {
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
}

/** The figures that the contract of a field takes; the field may stay empty. */
export function figureLimits(field: TSchema, decimals: FigureRule["decimals"]): ContractRule {
  const { minimum, exclusiveMinimum, maximum = Number.MAX_SAFE_INTEGER }: Limits = field;
  const min = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 10 ** -decimals;
  return { decimals, max: maximum, ...(min !== undefined && { min }) };
}

/** The same for a field that has to be filled in, with the message of its contract. */
export function figureRule(field: TSchema, decimals: FigureRule["decimals"]) {
  return { ...figureLimits(field, decimals), missing: sentenceOf(field) };
}
