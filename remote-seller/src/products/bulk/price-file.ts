import type { SellerPriceAnswer, SellerPriceBody, SellerProductItem } from "@mandi/shared/contract/seller-product";
import { csvText } from "@mandi/shared/format/csv";
import { formatRupees } from "@mandi/shared/format/rupees";
import { bulk as words } from "@mandi/shared/messages/seller";
import { paiseFromText, rupeesFromPaise } from "@mandi/shared/money/paise";
import { productText } from "../product-text";
import { readPrice, savePrice } from "../products.api";
import type { Outcome, Plan, PlannedChange, RowProblem } from "./plan";
import { type HeadedRow, headedRows, readCsv } from "./read-csv";

const fields = ["base_price", "loading_charge", "insurance_charge", "quality_charge", "gst", "tcs"] as const;

export function priceFileText(
  rows: readonly { readonly product: SellerProductItem; readonly settings: SellerPriceAnswer }[],
): string {
  return csvText([
    ["id", "product", "brand", "city", ...fields],
    ...rows.map(({ product: { id, name, brands, city }, settings }) => [
      id,
      name,
      brands.name,
      city,
      ...fields.map((field) => settings[field]),
    ]),
  ]);
}

/** What a file of prices would change, line by line, and which lines it cannot use. */
export function planPriceFile(text: string, products: readonly SellerProductItem[]): Plan | string {
  const { heads, rows } = headedRows(readCsv(text));
  if (!heads.includes("id") || !fields.some((field) => heads.includes(field))) {
    return words.noHeads(["id", ...fields].join(", "));
  }
  if (rows.length === 0) return words.noRows;
  const byId = new Map(products.map((product) => [String(product.id), product]));
  const seen = new Map<string, number>();
  const changes: PlannedChange[] = [];
  const problems: RowProblem[] = [];
  for (const row of rows) {
    const id = row.cell("id");
    const product = byId.get(id);
    const read = product ? readRow(row, seen.get(id)) : words.unknownProduct(id);
    if (typeof read === "string") {
      problems.push({ line: row.line, product: product ? productText(product) : row.cell("product"), reason: read });
    } else if (product) {
      seen.set(id, row.line);
      changes.push(changeOf(product, row.line, read));
    }
  }
  return { changes, problems };
}

/** The filled cells of a line, or why it cannot be used. */
function readRow(row: HeadedRow, earlierLine: number | undefined): Partial<SellerPriceBody> | string {
  if (earlierLine !== undefined) return words.twice(earlierLine);
  const filled = fields.filter((field) => row.cell(field) !== "");
  if (filled.length === 0) return words.nothingInRow;
  const wanted: Partial<Record<(typeof fields)[number], number>> = {};
  for (const field of filled) {
    const figure = figureOf(row.cell(field));
    if (figure === null) return words.notFigure(field, row.cell(field));
    wanted[field] = figure;
  }
  return wanted;
}

function figureOf(text: string): number | null {
  try {
    const amount = paiseFromText(text);
    return amount < 0 ? null : rupeesFromPaise(amount);
  } catch {
    return null;
  }
}

function changeOf(product: SellerProductItem, line: number, wanted: Partial<SellerPriceBody>): PlannedChange {
  return {
    key: String(product.id),
    product: productText(product),
    before: formatRupees(product.base_price),
    after: formatRupees(wanted.base_price ?? product.base_price),
    line,
    run: () => changePrice(product.id, wanted),
  };
}

async function changePrice(id: number, wanted: Partial<SellerPriceBody>): Promise<Outcome> {
  const settings = await readPrice(id, new AbortController().signal);
  const next = { ...settings, ...wanted };
  if (fields.every((field) => next[field] === settings[field])) return { kind: "unchanged" };
  await savePrice(id, next);
  return { kind: "changed" };
}
