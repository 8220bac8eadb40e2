import { type SellerStock, type SellerStockBody, stockField } from "@mandi/shared/contract/seller-product";
import { figureProblem } from "@mandi/shared/format/figure-problem";
import { sizeText } from "@mandi/shared/format/size-text";
import { figureRule } from "@mandi/shared/forms/figure-rule";
import { figureOf } from "@mandi/shared/money/typed-figure";

export interface StockRow {
  readonly id: number;
  readonly requirement: string;
  readonly isSelected: boolean;
  /** MT as last read; what is typed is meant for this. */
  readonly standing: number | null;
  /** MT as read before, when others have changed it since. */
  readonly movedFrom?: number | null;
  /** MT as typed. */
  readonly stock: string;
}

export function stockRows(stocks: readonly SellerStock[]): readonly StockRow[] {
  return stocks.map(({ id, value, stock, is_selected }) => ({
    id,
    requirement: sizeText(value),
    isSelected: is_selected === 1,
    standing: stock,
    stock: stock === null ? "" : String(stock),
  }));
}

/** The rows on top of the current stock: typed values stay, and a row that others have changed is marked. */
export function overStanding(rows: readonly StockRow[], standing: readonly StockRow[]): readonly StockRow[] {
  return standing.map((now) => {
    const row = rows.find(({ id }) => id === now.id);
    if (row === undefined) return now;
    const moved = row.standing === now.standing ? {} : { movedFrom: row.standing };
    return { ...now, ...moved, stock: isTyped(row) ? row.stock : now.stock };
  });
}

const rule = figureRule(stockField, 3);

/** Why a selected row cannot be sent. */
export function stockError({ isSelected, stock }: StockRow): string | undefined {
  return (isSelected && figureProblem(stock, rule)) || undefined;
}

/**
 * Parallel lists of the selected sizes, with the stock as it was read: between reading and sending an order may have
 * taken some of a size, and that must not be for sale again. Sizes that are not selected have no stock.
 */
export function toStockBody(rows: readonly StockRow[]): SellerStockBody {
  const selected = rows.filter(({ isSelected }) => isSelected);
  return {
    id: selected.map(({ id }) => id),
    stock: selected.map(({ stock }) => tonnesOf(stock) ?? 0),
    stock_before: selected.map(({ standing }) => standing),
  };
}

function isTyped({ stock, standing }: StockRow): boolean {
  return tonnesOf(stock) !== standing;
}

function tonnesOf(text: string): number | null {
  return figureOf(text, 3);
}
