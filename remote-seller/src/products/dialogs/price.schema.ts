import { type SellerPrice, SellerPriceBody } from "@mandi/shared/contract/seller-product";
import { figureLimits } from "@mandi/shared/forms/figure-rule";
import { figureSchema } from "@mandi/shared/forms/figure-schema";
import { paiseFromRupees, zeroPaise } from "@mandi/shared/money/paise";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { calculateUnitPrice } from "@mandi/shared/pricing/calculate-price";
import { termsFromRupees } from "@mandi/shared/pricing/price-terms";
import { object } from "yup";

/** The six fields as typed; an empty field is unset. */
export type PriceForm = Readonly<Record<keyof SellerPrice, string>>;

export function priceFormOf(price: SellerPrice): PriceForm {
  const text = (value: number): string => (value === 0 ? "" : String(value));
  return {
    base_price: text(price.base_price),
    loading_charge: text(price.loading_charge),
    insurance_charge: text(price.insurance_charge),
    quality_charge: text(price.quality_charge),
    gst: text(price.gst),
    tcs: text(price.tcs),
  };
}

/** Unset fields are sent as 0. */
export function toPriceBody(form: PriceForm): SellerPriceBody {
  return {
    base_price: figure(form.base_price),
    loading_charge: figure(form.loading_charge),
    insurance_charge: figure(form.insurance_charge),
    quality_charge: figure(form.quality_charge),
    gst: figure(form.gst),
    tcs: figure(form.tcs),
  };
}

const rupees = (name: "base_price" | "loading_charge" | "insurance_charge" | "quality_charge") =>
  figureSchema(figureLimits(SellerPriceBody.properties[name], 2));
/** GST and TCS have no bounds here; the server knows the rate of the product. */
const percent = figureSchema({ decimals: 2 });

/** Every field may stay empty; any input has to be a figure. */
export const priceSchema = object({
  base_price: rupees("base_price"),
  loading_charge: rupees("loading_charge"),
  insurance_charge: rupees("insurance_charge"),
  quality_charge: rupees("quality_charge"),
  gst: percent,
  tcs: percent,
});

function figure(text: string): number {
  return figureOf(text, 2) ?? 0;
}

/**
 * The price per MT that a buyer sees with these settings, before size, quality and packaging; null while a field is out
 * of range.
 */
export function pricePerTonne(form: PriceForm): { readonly netPaise: number; readonly grossPaise: number } | null {
  if (!priceSchema.isValidSync(form)) return null;
  try {
    const { base_price, ...charges } = toPriceBody(form);
    const terms = termsFromRupees({ ...charges, other_charges: [], quality_price: 0, packaging_price: 0 });
    const { totalAmountPaise, exPaise } = calculateUnitPrice(paiseFromRupees(base_price), zeroPaise, terms);
    return { netPaise: totalAmountPaise, grossPaise: exPaise };
  } catch {
    return null;
  }
}
