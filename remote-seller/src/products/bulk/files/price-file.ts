import { SellerPriceBody, type SellerProductItem } from "@mandi/shared/contract/seller-product";
import type { SellerSettings, SomePrices } from "@mandi/shared/contract/seller-products-many";
import { csvText } from "@mandi/shared/format/csv";
import { formatDay } from "@mandi/shared/format/dates";
import { figureLimits } from "@mandi/shared/forms/figure-rule";
import { bulk } from "@mandi/shared/messages/seller-bulk";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { productText } from "../../product-text";
import { type Planned, planOf, problemOf, type ReadFile, type RowProblem } from "../plan/plan";
import { changedPrices, type PriceField, priceFields } from "../plan/price-figures";
import { type HeadedRow, headedRows, readCsv } from "./read-csv";
import type { Collected } from "./read-settings";

export function priceFileText(rows: readonly Collected[]): string {
  return csvText([
    ["id", "product", "brand", "city", ...priceFields],
    ...rows.map(({ product: { id, name, brands, city }, settings }) => [
      id,
      name,
      brands.name,
      city,
      ...priceFields.map((field) => settings.price[field]),
    ]),
  ]);
}

interface PriceLine {
  readonly line: number;
  readonly product: SellerProductItem;
  readonly wanted: SomePrices;
}

/** The lines of a price file and their products, or why the file is invalid. */
export function readPriceFile(text: string, products: readonly SellerProductItem[]): ReadFile | string {
  const { heads, rows } = headedRows(readCsv(text));
  if (!heads.includes("id") || !priceFields.some((field) => heads.includes(field))) {
    return bulk.noHeads(["id", ...priceFields].join(", "));
  }
  if (rows.length === 0) return bulk.noRows;
  const byId = new Map(products.map((product) => [String(product.id), product]));
  const seen = new Map<string, number>();
  const lines: PriceLine[] = [];
  const problems: RowProblem[] = [];
  for (const row of rows) {
    const id = row.cell("id");
    const product = byId.get(id);
    const read = product ? readRow(row, seen.get(id)) : bulk.unknownProduct(id);
    if (typeof read === "string") {
      problems.push({ line: row.line, product: product ? productText(product) : row.cell("product"), reason: read });
    } else if (product) {
      seen.set(id, row.line);
      lines.push({ line: row.line, product, wanted: read });
    }
  }
  return {
    products: lines.map(({ product }) => product),
    planFor: (settings) =>
      planOf(
        lines.map((line) => plannedFor(line, settings.get(line.product.id))),
        problems,
      ),
  };
}

/** The filled cells of a line, or why it cannot be used. */
function readRow(row: HeadedRow, earlierLine: number | undefined): SomePrices | string {
  if (earlierLine !== undefined) return bulk.twice(earlierLine);
  const filled = priceFields.filter((field) => row.cell(field) !== "");
  if (filled.length === 0) return bulk.nothingInRow;
  const wanted: { -readonly [Field in PriceField]?: number } = {};
  for (const field of filled) {
    const { decimals, max } = figureLimits(SellerPriceBody.properties[field], 2);
    const figure = figureOf(row.cell(field), decimals);
    if (figure === null) return bulk.notFigure(field, row.cell(field));
    if (figure > max) return bulk.aboveHighest(field, row.cell(field), max);
    wanted[field] = figure;
  }
  return wanted;
}

function plannedFor({ line, product, wanted }: PriceLine, settings: SellerSettings | undefined): Planned {
  if (!settings) return [problemOf(product, bulk.notAnswered, line)];
  const figures = changedPrices(settings.price, wanted, product.far_percent);
  if (figures.length === 0) {
    // Sending the same price again renews one that would count as old (docs/domain.md#catalogue-and-listings).
    if (product.status !== "live" || !product.is_stale || !product.last_updated) return null;
    figures.push({ name: bulk.priceDate, before: formatDay(product.last_updated), after: bulk.today });
  }
  const { id } = product;
  const { price } = settings;
  // Only the fields in the file are compared and sent: a charge that someone else changes meanwhile is left alone.
  const before = Object.fromEntries(
    priceFields.filter((field) => wanted[field] !== undefined).map((field) => [field, price[field]]),
  );
  return { product: productText(product), line, figures, change: { id, price: wanted, price_before: before } };
}
