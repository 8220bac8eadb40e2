import { SellerOfferBody, type SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { figureProblem } from "@mandi/shared/format/figure-problem";
import { figureRule } from "@mandi/shared/forms/figure-rule";
import { type Kilograms, kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import { type Paise, paiseFromRupees, sumPaise, zeroPaise } from "@mandi/shared/money/paise";
import { basisPointsFromPercent } from "@mandi/shared/money/percent";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { breakDownPrice } from "@mandi/shared/pricing/calculate-price";
import { priceLines } from "@mandi/shared/pricing/order-amounts";
import type { PriceStep } from "@mandi/shared/pricing/price-breakdown";
import { termsFromRupees } from "@mandi/shared/pricing/price-terms";
import { calculateReceivable } from "@mandi/shared/pricing/receivable";

/** What a commission costs the seller. */
type Commission = Pick<SellerQuotation, "commission_type" | "commission" | "commission_gst">;

/** Everything that follows from one basic price. */
export interface OfferFigures {
  readonly basePaise: Paise;
  readonly lines: readonly { readonly id: number; readonly unitPaise: Paise; readonly amountPaise: Paise }[];
  readonly totalKg: Kilograms;
  readonly exPaise: Paise;
  /** With its GST; zero unless the rate includes a commission. */
  readonly commissionPaise: Paise;
  readonly receivablePaise: Paise;
}

const priceRule = figureRule(SellerOfferBody.properties.base_price, 2);

/** The error in a typed basic price, as a message; null when it can be offered. */
export function basePriceProblem(text: string): string | null {
  return figureProblem(text, priceRule);
}

/** A typed basic price; null for anything else. */
export function basePriceOf(text: string): Paise | null {
  const price = basePriceProblem(text) === null ? figureOf(text, 2) : null;
  return price === null ? null : paiseFromRupees(price);
}

function goodsAt({ charges, product, variation }: SellerQuotation, basePaise: Paise) {
  return {
    basePaise,
    terms: termsFromRupees({ ...charges, gst: product.gst }),
    sizes: variation.map(({ id, price, quantity }) => ({
      id,
      sizePaise: paiseFromRupees(price),
      quantityKg: kilogramsFromTonnes(quantity),
    })),
  };
}

/** The steps from a basic price to its ex-factory total. */
export function offerSteps(
  quotation: SellerQuotation,
  { basePaise, exPaise }: Pick<OfferFigures, "basePaise" | "exPaise">,
): readonly PriceStep[] {
  return breakDownPrice(goodsAt(quotation, basePaise), { exPaise, freightPaise: zeroPaise }).steps;
}

/** The result of a basic price, by the functions with which the server charges (docs/domain.md#prices). */
export function offerFigures(quotation: SellerQuotation, basePaise: Paise): OfferFigures {
  const { lines, totalQuantityKg, exPaise } = priceLines(goodsAt(quotation, basePaise), zeroPaise);
  return {
    basePaise,
    lines: lines.map(({ id, unitPaise, finalPaise }) => ({ id, unitPaise, amountPaise: finalPaise })),
    totalKg: totalQuantityKg,
    exPaise,
    ...receivableOf(exPaise, totalQuantityKg, quotation),
  };
}

/** What an ex-factory total leaves for the seller. */
export function receivableOf(
  exPaise: Paise,
  quantityKg: Kilograms,
  terms: Commission,
): Pick<OfferFigures, "commissionPaise" | "receivablePaise"> {
  const { commissionTotalPaise, commissionGstPaise, receivablePaise } = calculateReceivable({
    exPaise,
    quantityKg,
    commissionType: terms.commission_type,
    commissionPaise: paiseFromRupees(terms.commission),
    commissionGst: basisPointsFromPercent(terms.commission_gst),
    freightAdvancePaise: zeroPaise,
  });
  return { commissionPaise: sumPaise([commissionTotalPaise, commissionGstPaise]), receivablePaise };
}
