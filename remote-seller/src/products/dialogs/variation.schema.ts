import { type SellerVariation, type SellerVariationBody, sizePriceField } from "@mandi/shared/contract/seller-product";
import { figureProblem } from "@mandi/shared/format/figure-problem";
import { sizeText } from "@mandi/shared/format/size-text";
import { figureRule } from "@mandi/shared/forms/figure-rule";
import { figureOf, readFigure } from "@mandi/shared/money/typed-figure";

/** A size in the dialog; the price is kept as typed, even while the row is not ticked. */
export interface VariationRow {
  readonly id: number;
  readonly requirement: string;
  readonly isSelected: boolean;
  readonly price: string;
}

export function variationRows(variations: readonly SellerVariation[]): readonly VariationRow[] {
  return variations.map(({ id, value, price, is_selected }) => ({
    id,
    requirement: sizeText(value),
    isSelected: is_selected === 1,
    price: is_selected === 1 || price !== 0 ? String(price) : "",
  }));
}

const rule = figureRule(sizePriceField, 2);

/** Why a ticked row cannot be sent. */
export function variationError({ isSelected, price }: VariationRow): string | undefined {
  if (!isSelected) return undefined;
  const read = readFigure(price, 2);
  if (read.kind === "faulty" && read.fault === "negative") return rule.missing;
  return figureProblem(price, rule) ?? undefined;
}

/** Three parallel lists; a row that is not ticked has no price. */
export function toVariationBody(rows: readonly VariationRow[]): SellerVariationBody {
  return {
    id: rows.map(({ id }) => id),
    price: rows.map(({ isSelected, price }) => (isSelected ? figureOf(price, 2) : null)),
    is_selected: rows.map(({ isSelected }) => (isSelected ? 1 : 0)),
  };
}
