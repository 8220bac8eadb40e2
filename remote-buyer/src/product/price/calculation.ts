import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { product as messages } from "@mandi/shared/messages/buyer-product";
import { calculation } from "@mandi/shared/messages/ex-price-calculation";
import { type Paise, zeroPaise } from "@mandi/shared/money/paise";
import type { PriceBreakdown, PriceStep } from "@mandi/shared/pricing/price-breakdown";
import { sizeNameAmong, sizeText } from "../../offers/size-text";
import type { Selection } from "../selection";
import { priceOfSize } from "./product-price";

export interface CalculationRow {
  readonly key: string;
  readonly label: string;
  readonly isSum: boolean;
  /** One for each column. */
  readonly amounts: readonly Paise[];
}

/** The price function's steps as a table: a column for each chosen size, or the default size while none is chosen. */
export function calculationOf(product: ProductDetail, selection: Selection) {
  const columns = sizesOf(product, selection).map(({ id, name, price }) => {
    const breakdown = priceOfSize(product, selection, price);
    return { id, name, breakdown, unitPricePaise: breakdown.exPaise };
  });
  const breakdowns = columns.map(({ breakdown }) => breakdown);
  const [first] = breakdowns;
  const label = labels(product, selection);
  const rows = (first?.steps ?? []).flatMap((step, place): CalculationRow[] => {
    const amounts = breakdowns.map(({ steps }) => steps[place]?.amountPaise ?? zeroPaise);
    // A step that adds nothing to any size is left out; the base price is always there.
    const isShown = step.kind === "base" || amounts.some((amount) => amount !== 0);
    const row = { key: `${step.kind} ${place}`, label: label(step), isSum: false, amounts };
    const before = step.kind === "gst" ? [beforeGst(breakdowns)] : [];
    return [...before, ...(isShown ? [row] : [])];
  });
  return { columns, rows };
}

function beforeGst(breakdowns: readonly PriceBreakdown[]): CalculationRow {
  const amounts = breakdowns.map(({ totalAmountPaise }) => totalAmountPaise);
  return { key: "before gst", label: calculation.beforeGst, isSum: true, amounts };
}

function sizesOf(product: ProductDetail, selection: Selection) {
  const chosen = product.variation.filter(({ id }) => selection.sizes.some((size) => size.id === id));
  if (chosen.length > 0)
    return chosen.map((size) => ({ id: size.id, name: sizeNameAmong(size, product.variation), price: size.price }));
  return [{ id: 0, name: sizeText(product.default_variation), price: product.default_variation_price }];
}

function labels(product: ProductDetail, selection: Selection): (step: PriceStep) => string {
  const packaging = product.packaging_charge.find(({ id }) => id === selection.packagingId)?.name ?? "";
  const names: Record<Exclude<PriceStep["kind"], "other">, string> = {
    base: messages.basePrice,
    loading: `+ ${calculation.loading}`,
    insurance: `+ ${calculation.insurance}`,
    quality_charge: `+ ${calculation.inspection}`,
    size: `+ ${calculation.sizeDifference}`,
    quality: `+ ${calculation.qualityOf(product.quality[selection.quality] ?? "")}`,
    packaging: `+ ${calculation.packagingOf(packaging)}`,
    gst: `+ ${calculation.gst(product.gst)}`,
    rounding: calculation.rounding,
  };
  return (step) =>
    step.kind === "other" ? `${step.amountPaise < 0 ? "−" : "+"} ${step.name ?? ""}` : names[step.kind];
}
