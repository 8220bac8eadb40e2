import { SellerPriceBody, type SellerProductItem } from "@mandi/shared/contract/seller-product";
import { figureProblem } from "@mandi/shared/format/figure-problem";
import { formatPaise, formatRupees } from "@mandi/shared/format/rupees";
import { figureLimits } from "@mandi/shared/forms/figure-rule";
import { bulk } from "@mandi/shared/messages/seller-bulk";
import { dialogs } from "@mandi/shared/messages/seller-products";
import { type Paise, paise, paiseFromRupees, rupeesFromPaise } from "@mandi/shared/money/paise";
import { basisPoints, wholeInBasisPoints } from "@mandi/shared/money/percent";
import { roundTax, roundToStep } from "@mandi/shared/money/rounding";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { farNote } from "../../../common/far-price";
import { productText } from "../../product-text";
import { type Plan, type Planned, type PlannedChange, planOf, problemOf } from "../plan/plan";

export const changeKinds = ["add", "subtract", "raise", "lower", "set"] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const roundings = [1, 10, 50, 100] as const;
export type Rounding = (typeof roundings)[number];

export interface PriceChange {
  readonly kind: ChangeKind;
  /** As typed: rupees, or percent with at most two decimals. */
  readonly amount: string;
  readonly rounding: Rounding;
}

const rule = { ...figureLimits(SellerPriceBody.properties.base_price, 2), min: 0.01 };
const highestPaise = paiseFromRupees(rule.max);

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

/** The effect of a change on each product; null while no amount is typed. */
export function planPriceChange(products: readonly SellerProductItem[], wish: PriceChange): Plan | null {
  if (wish.amount === "") return null;
  const figure = amountProblem(wish) === null ? figureOf(wish.amount, rule.decimals) : null;
  const typed = figure === null ? null : paiseFromRupees(figure);
  return planOf(typed === null ? [] : products.map((product) => plannedFor(product, wish, typed)));
}

function plannedFor(product: SellerProductItem, { kind, rounding }: PriceChange, typed: Paise): Planned {
  const base = paiseFromRupees(product.base_price);
  if (base === 0 && kind !== "set") return [problemOf(product, bulk.noPrice)];
  const price = roundToStep(paise(applied(base, kind, typed)), paiseFromRupees(rounding));
  if (price <= 0) return [problemOf(product, bulk.tooLow)];
  if (price > highestPaise) return [problemOf(product, bulk.tooHigh)];
  return price === base ? null : changeOf(product, price);
}

/** The error in the typed amount, as a message; null while none is typed or when it can be applied. */
export function amountProblem({ amount }: PriceChange): string | null {
  return figureProblem(amount, rule);
}

/** Sends the base price only: the other five fields stay, whatever they are by then. */
function changeOf({ id, base_price, ...product }: SellerProductItem, price: Paise): PlannedChange {
  return {
    product: productText(product),
    line: null,
    figures: [
      {
        name: dialogs.basePrice,
        before: formatRupees(base_price),
        after: formatPaise(price),
        ...farNote(price, paiseFromRupees(base_price), product.far_percent),
      },
    ],
    change: { id, price: { base_price: rupeesFromPaise(price) }, price_before: { base_price } },
  };
}
