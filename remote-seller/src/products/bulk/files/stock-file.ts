import { type SellerProductItem, type SellerStock, stockField } from "@mandi/shared/contract/seller-product";
import type { SellerSettings } from "@mandi/shared/contract/seller-products-many";
import { csvText } from "@mandi/shared/format/csv";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { sizeText } from "@mandi/shared/format/size-text";
import { figureLimits } from "@mandi/shared/forms/figure-rule";
import { bulk } from "@mandi/shared/messages/seller-bulk";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { productText } from "../../product-text";
import { type PlannedChange, planOf, problemOf, type ReadFile, type RowProblem } from "../plan/plan";
import { type HeadedRow, headedRows, readCsv } from "./read-csv";
import type { Collected } from "./read-settings";

const heads = ["id", "size_id", "stock"] as const;
const rule = figureLimits(stockField, 3);

interface StockLine {
  readonly line: number;
  readonly sizeId: string;
  readonly tonnes: number;
}

/** Only sizes on offer have a stock. */
export function stockFileText(rows: readonly Collected[]): string {
  return csvText([
    ["id", "product", "brand", "city", "size_id", "size", "stock"],
    ...rows.flatMap(({ product: { id, name, brands, city }, settings }) =>
      settings.stock
        .filter(({ is_selected }) => is_selected === 1)
        .map((size) => [id, name, brands.name, city, size.id, sizeText(size.value), size.stock ?? ""]),
    ),
  ]);
}

/** The lines of a stock file by product, or why the file is invalid. */
export function readStockFile(text: string, products: readonly SellerProductItem[]): ReadFile | string {
  const { heads: found, rows } = headedRows(readCsv(text));
  if (!heads.every((head) => found.includes(head))) return bulk.noHeads(heads.join(", "));
  if (rows.length === 0) return bulk.noRows;
  const byId = new Map(products.map((product) => [String(product.id), product]));
  const seen = new Map<string, number>();
  const lines = new Map<SellerProductItem, StockLine[]>();
  const problems: RowProblem[] = [];
  for (const row of rows) {
    const product = byId.get(row.cell("id"));
    const key = `${row.cell("id")} ${row.cell("size_id")}`;
    const read = product ? readRow(row, seen.get(key)) : bulk.unknownProduct(row.cell("id"));
    if (typeof read === "string") {
      problems.push({ line: row.line, product: product ? productText(product) : row.cell("product"), reason: read });
    } else if (product) {
      seen.set(key, row.line);
      lines.set(product, [...(lines.get(product) ?? []), read]);
    }
  }
  return {
    products: [...lines.keys()],
    planFor(settings) {
      const planned = [...lines].map(([product, wanted]) => plannedFor(product, wanted, settings.get(product.id)));
      const rows = planned.map(({ change }) => change).filter((change) => change !== undefined);
      return planOf(rows, [...problems, ...planned.flatMap((entry) => entry.problems)]);
    },
  };
}

function readRow(row: HeadedRow, earlierLine: number | undefined): StockLine | string {
  if (earlierLine !== undefined) return bulk.twice(earlierLine);
  const text = row.cell("stock");
  const tonnes = figureOf(text, rule.decimals);
  if (tonnes === null) return bulk.notFigure("stock", text);
  if (tonnes > rule.max) return bulk.aboveHighest("stock", text, rule.max);
  return { line: row.line, sizeId: row.cell("size_id"), tonnes };
}

interface PlannedStock {
  /** Null: every valid line is already up to date. Undefined: no line is valid. */
  readonly change?: PlannedChange | null;
  readonly problems: readonly RowProblem[];
}

/** The lines that match this product's sizes become one change; the others are reported by line. */
function plannedFor(
  product: SellerProductItem,
  wanted: readonly StockLine[],
  settings: SellerSettings | undefined,
): PlannedStock {
  const sizes = new Map((settings?.stock ?? []).map((size) => [String(size.id), size]));
  const problems: RowProblem[] = [];
  const good: { readonly size: SellerStock; readonly tonnes: number }[] = [];
  for (const { line, sizeId, tonnes } of wanted) {
    const size = sizes.get(sizeId);
    const reason = settings ? sizeProblem(size, sizeId) : bulk.notAnswered;
    if (reason !== null) problems.push(problemOf(product, reason, line));
    else if (size) good.push({ size, tonnes });
  }
  const changed = good.filter(({ size, tonnes }) => size.stock !== tonnes);
  if (changed.length === 0) return good.length === 0 ? { problems } : { change: null, problems };
  const change: PlannedChange = {
    product: productText(product),
    line: wanted[0]?.line ?? null,
    figures: changed.map(({ size, tonnes }) => ({
      name: sizeText(size.value),
      before: size.stock === null ? bulk.noStock : formatTonnes(size.stock),
      after: formatTonnes(tonnes),
    })),
    change: {
      id: product.id,
      stock: { id: changed.map(({ size }) => size.id), stock: changed.map(({ tonnes }) => tonnes) },
      stock_before: changed.map(({ size }) => size.stock),
    },
  };
  return { change, problems };
}

function sizeProblem(size: SellerStock | undefined, sizeId: string): string | null {
  if (!size) return bulk.unknownSize(sizeId);
  return size.is_selected === 1 ? null : bulk.sizeNotSelected;
}
