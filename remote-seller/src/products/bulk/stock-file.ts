import type { SellerProductItem, SellerStock } from "@mandi/shared/contract/seller-product";
import { csvText } from "@mandi/shared/format/csv";
import { bulk as words } from "@mandi/shared/messages/seller";
import { kilogramsFromText, tonnesFromKilograms } from "@mandi/shared/money/kilograms";
import { sizeText } from "../../page/size-text";
import { productText } from "../product-text";
import { readStocks, saveStocks } from "../products.api";
import type { Outcome, Plan, PlannedChange, RowProblem } from "./plan";
import { type HeadedRow, headedRows, readCsv } from "./read-csv";

const heads = ["id", "size_id", "stock"] as const;

interface StockWish {
  readonly line: number;
  readonly sizeId: string;
  readonly tonnes: number;
}

/** Only sizes that are on offer have a stock. */
export function stockFileText(
  rows: readonly { readonly product: SellerProductItem; readonly settings: readonly SellerStock[] }[],
): string {
  return csvText([
    ["id", "product", "brand", "city", "size_id", "size", "stock"],
    ...rows.flatMap(({ product: { id, name, brands, city }, settings }) =>
      settings
        .filter(({ is_selected }) => is_selected === 1)
        .map((size) => [id, name, brands.name, city, size.id, sizeText(size.value), size.stock ?? ""]),
    ),
  ]);
}

/** What a file of stock would change, product by product, and which lines it cannot use. */
export function planStockFile(text: string, products: readonly SellerProductItem[]): Plan | string {
  const { heads: found, rows } = headedRows(readCsv(text));
  if (!heads.every((head) => found.includes(head))) return words.noHeads(heads.join(", "));
  if (rows.length === 0) return words.noRows;
  const byId = new Map(products.map((product) => [String(product.id), product]));
  const seen = new Map<string, number>();
  const wishes = new Map<SellerProductItem, StockWish[]>();
  const problems: RowProblem[] = [];
  for (const row of rows) {
    const product = byId.get(row.cell("id"));
    const key = `${row.cell("id")} ${row.cell("size_id")}`;
    const read = product ? readRow(row, seen.get(key)) : words.unknownProduct(row.cell("id"));
    if (typeof read === "string") {
      problems.push({ line: row.line, product: product ? productText(product) : row.cell("product"), reason: read });
    } else if (product) {
      seen.set(key, row.line);
      wishes.set(product, [...(wishes.get(product) ?? []), read]);
    }
  }
  return { changes: [...wishes].map(([product, wanted]) => changeOf(product, wanted)), problems };
}

function readRow(row: HeadedRow, earlierLine: number | undefined): StockWish | string {
  if (earlierLine !== undefined) return words.twice(earlierLine);
  const tonnes = tonnesOf(row.cell("stock"));
  if (tonnes === null) return words.notFigure("stock", row.cell("stock"));
  return { line: row.line, sizeId: row.cell("size_id"), tonnes };
}

function tonnesOf(text: string): number | null {
  try {
    const kg = kilogramsFromText(text);
    return kg < 0 ? null : tonnesFromKilograms(kg);
  } catch {
    return null;
  }
}

function changeOf(product: SellerProductItem, wanted: readonly StockWish[]): PlannedChange {
  return {
    key: String(product.id),
    product: productText(product),
    before: "",
    after: words.sizes(wanted.length),
    line: wanted[0]?.line ?? null,
    run: () => changeStock(product, wanted),
  };
}

/** Sends the lines that fit this product's sizes; the others are told apart by line. */
async function changeStock(product: SellerProductItem, wanted: readonly StockWish[]): Promise<Outcome> {
  const stocks = await readStocks(product.id, new AbortController().signal);
  const byId = new Map(stocks.map((stock) => [String(stock.id), stock]));
  const problems: RowProblem[] = [];
  const changed: { readonly id: number; readonly tonnes: number }[] = [];
  for (const { line, sizeId, tonnes } of wanted) {
    const size = byId.get(sizeId);
    const reason = size ? (size.is_selected === 1 ? null : words.sizeNotSelected) : words.unknownSize(sizeId);
    if (reason !== null) problems.push({ line, product: productText(product), reason });
    else if (size && size.stock !== tonnes) changed.push({ id: size.id, tonnes });
  }
  if (changed.length > 0) {
    await saveStocks(product.id, { id: changed.map(({ id }) => id), stock: changed.map(({ tonnes }) => tonnes) });
  }
  if (problems.length > 0) return { kind: "problems", problems };
  return { kind: changed.length > 0 ? "changed" : "unchanged" };
}
