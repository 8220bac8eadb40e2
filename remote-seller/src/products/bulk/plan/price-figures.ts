import type { SellerPrice } from "@mandi/shared/contract/seller-product";
import type { SomePrices } from "@mandi/shared/contract/seller-products-many";
import { formatGrouped, formatRupees } from "@mandi/shared/format/rupees";
import { dialogs } from "@mandi/shared/messages/seller-products";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { farNote } from "../../../common/far-price";
import type { FigureChange } from "./plan";

/** The six figures of a price, in the order of the dialog; these are also the column names of files. */
export const priceFields = [
  "base_price",
  "loading_charge",
  "insurance_charge",
  "quality_charge",
  "gst",
  "tcs",
] as const;
export type PriceField = (typeof priceFields)[number];

const names: Readonly<Record<PriceField, string>> = {
  base_price: dialogs.basePrice,
  loading_charge: dialogs.loadingCharge,
  insurance_charge: dialogs.insuranceCharge,
  quality_charge: dialogs.qualityCharge,
  gst: dialogs.gstCharge,
  tcs: dialogs.tcsCharge,
};

const isPercent = (field: PriceField): boolean => field === "gst" || field === "tcs";

/** The figures that a change affects, as text. */
export function changedPrices(now: SellerPrice, wanted: SomePrices, farPercent: number): FigureChange[] {
  return priceFields.flatMap((field) => {
    const after = wanted[field];
    if (after === undefined || after === now[field]) return [];
    const far =
      field === "base_price" ? farNote(paiseFromRupees(after), paiseFromRupees(now.base_price), farPercent) : {};
    return { name: names[field], before: figureText(field, now[field]), after: figureText(field, after), ...far };
  });
}

function figureText(field: PriceField, figure: number): string {
  return isPercent(field) ? `${formatGrouped(figure, "auto")}%` : formatRupees(figure);
}
