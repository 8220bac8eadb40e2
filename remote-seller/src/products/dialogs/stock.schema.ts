import type { SellerStock, SellerStockBody } from "@mandi/shared/contract/seller-product";
import { dialogs as words } from "@mandi/shared/messages/seller";
import { kilogramsFromText, tonnesFromKilograms } from "@mandi/shared/money/kilograms";
import { sizeText } from "../../page/size-text";

export interface StockRow {
  readonly id: number;
  readonly requirement: string;
  readonly isSelected: boolean;
  /** MT as typed. */
  readonly stock: string;
}

export function stockRows(stocks: readonly SellerStock[]): readonly StockRow[] {
  return stocks.map(({ id, value, stock, is_selected }) => ({
    id,
    requirement: sizeText(value),
    isSelected: is_selected === 1,
    stock: stock === null ? "" : String(stock),
  }));
}

/** Why a selected row cannot be sent. */
export function stockError({ isSelected, stock }: StockRow): string | undefined {
  return isSelected && tonnesOf(stock) === null ? words.stockBlank : undefined;
}

/** Two parallel lists of the selected sizes: the others have no stock. */
export function toStockBody(rows: readonly StockRow[]): SellerStockBody {
  const selected = rows.filter(({ isSelected }) => isSelected);
  return { id: selected.map(({ id }) => id), stock: selected.map(({ stock }) => tonnesOf(stock) ?? 0) };
}

function tonnesOf(text: string): number | null {
  try {
    return tonnesFromKilograms(kilogramsFromText(text));
  } catch {
    return null;
  }
}
