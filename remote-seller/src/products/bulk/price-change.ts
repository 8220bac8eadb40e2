import type { SellerProductItem } from "@mandi/shared/contract/seller-product";
import { formatPaise, formatRupees } from "@mandi/shared/format/rupees";
import { bulk as words } from "@mandi/shared/messages/seller";
import { type Paise, paise, paiseFromRupees, paiseFromText, rupeesFromPaise } from "@mandi/shared/money/paise";
import { basisPoints, wholeInBasisPoints } from "@mandi/shared/money/percent";
import { roundTax } from "@mandi/shared/money/rounding";
import { productText } from "../product-text";
import { readPrice, savePrice } from "../products.api";
import type { Outcome, Plan, PlannedChange, RowProblem } from "./plan";

export const changeKinds = ["add", "subtract", "raise", "lower", "set"] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const roundings = [1, 10, 50, 100] as const;
export type Rounding = (typeof roundings)[number];

export interface PriceWish {
  readonly kind: ChangeKind;
  /** As typed: rupees, or percent with at most two decimals. */
  readonly amount: string;
  readonly rounding: Rounding;
}

/** As the contract bounds a price that a person enters. */
const highestPaise = paiseFromRupees(10_000_000);

/** The new base price: the wish applied, then half up to the rounding. @throws MoneyError for an amount that is none */
export function changedPrice(base: Paise, { kind, amount, rounding }: PriceWish): Paise {
  const typed = paiseFromText(amount);
  const step = rounding * 100;
  return paise(Math.floor((applied(base, kind, typed) + step / 2) / step) * step);
}

function applied(base: Paise, kind: ChangeKind, typed: Paise): number {
  switch (kind) {
    case "add":
      return base + typed;
    case "subtract":
      return base - typed;
    // Hundredths of a percent are written like hundredths of a rupee.
    case "raise":
      return roundTax(base, basisPoints(typed)) + base;
    case "lower":
      return base - roundTax(base, basisPoints(Math.min(typed, wholeInBasisPoints)));
    case "set":
      return typed;
  }
}

/** What a wish does to each product; nothing while no amount is typed. */
export function planPriceChange(products: readonly SellerProductItem[], wish: PriceWish): Plan {
  const changes: PlannedChange[] = [];
  const problems: RowProblem[] = [];
  if (!isAmount(wish.amount)) return { changes, problems };
  for (const product of products) {
    const base = paiseFromRupees(product.base_price);
    const problem = (reason: string) => problems.push({ line: null, product: productText(product), reason });
    if (base === 0 && wish.kind !== "set") {
      problem(words.noPrice);
      continue;
    }
    const price = changedPrice(base, wish);
    if (price <= 0) problem(words.tooLow);
    else if (price > highestPaise) problem(words.tooHigh);
    else if (price !== base) changes.push(changeOf(product, price));
  }
  return { changes, problems };
}

function isAmount(text: string): boolean {
  try {
    const amount = paiseFromText(text);
    return amount > 0 && amount <= highestPaise;
  } catch {
    return false;
  }
}

function changeOf(product: SellerProductItem, price: Paise): PlannedChange {
  return {
    key: String(product.id),
    product: productText(product),
    before: formatRupees(product.base_price),
    after: formatPaise(price),
    line: null,
    run: () => changeBasePrice(product, price),
  };
}

/** The other five fields are sent as they are now; a price that is no longer the one previewed is left alone. */
async function changeBasePrice(product: SellerProductItem, price: Paise): Promise<Outcome> {
  const settings = await readPrice(product.id, new AbortController().signal);
  const wanted = rupeesFromPaise(price);
  if (settings.base_price === wanted) return { kind: "unchanged" };
  if (settings.base_price !== product.base_price) {
    const reason = words.changedMeanwhile(formatRupees(settings.base_price));
    return { kind: "problems", problems: [{ line: null, product: productText(product), reason }] };
  }
  await savePrice(product.id, { ...settings, base_price: wanted });
  return { kind: "changed" };
}
