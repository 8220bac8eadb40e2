import type { SellerVariation, SellerVariationBody } from "@mandi/shared/contract/seller-product";
import { dialogs as words } from "@mandi/shared/messages/seller";
import { paiseFromText, rupeesFromPaise } from "@mandi/shared/money/paise";
import { sizeText } from "../../page/size-text";

/** A size as it stands in the dialog; the price is kept as typed, also while the row is not ticked. */
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

/** Why a ticked row cannot be sent. What is no figure at all is as good as empty. */
export function variationError({ isSelected, price }: VariationRow): string | undefined {
  if (!isSelected) return undefined;
  const rupees = rupeesOf(price);
  return rupees === null || rupees < 0 ? words.variationNegative : undefined;
}

/** Three parallel lists; a row that is not ticked has no price. */
export function toVariationBody(rows: readonly VariationRow[]): SellerVariationBody {
  return {
    id: rows.map(({ id }) => id),
    price: rows.map(({ isSelected, price }) => (isSelected ? rupeesOf(price) : null)),
    is_selected: rows.map(({ isSelected }) => (isSelected ? 1 : 0)),
  };
}

function rupeesOf(text: string): number | null {
  try {
    return rupeesFromPaise(paiseFromText(text));
  } catch {
    return null;
  }
}
