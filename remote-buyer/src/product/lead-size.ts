import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { sizeInFull } from "@mandi/shared/format/size-in-full";
import { isCalled, sizeName, sizeNameAmong, sizeText, thicknessOf } from "../offers/size-text";
import { canChoose, type Selection } from "./selection";

/** The size whose price leads the page. */
export interface LeadSize {
  /** Null: the offer's default size, which was not requested. */
  readonly id: number | null;
  readonly name: string;
  /** Its name in lists, which tell sections apart by their sides alone. */
  readonly listed: string;
  /** `6 mm`, where this name lacks it; else empty. */
  readonly thickness: string;
  /** `50 × 50 × 6 mm`. */
  readonly full: string;
  /** Per MT before GST, in rupees. */
  readonly price: number;
}

/** The size named in the address, `?size=12 mm`, if the offer has it; else the default size. */
export function leadSizeOf(product: ProductDetail, asked: string | null): LeadSize {
  const size = product.variation.find((one) => canChoose(one) && isCalled(one, asked ?? ""));
  return size ? leadOf(size, product) : usualLead(product);
}

/** The default size; of several with its name, the one at its price. */
export function usualLead(product: ProductDetail): LeadSize {
  const name = sizeText(product.default_variation);
  const price = product.default_variation_price;
  const size = product.variation.find((one) => sizeName(one) === name && one.price === price);
  return { ...(size ? leadOf(size, product) : { name, listed: name, thickness: "", full: name, price }), id: null };
}

function leadOf(size: ProductDetail["variation"][number], { variation }: ProductDetail): LeadSize {
  const [listed, full] = [sizeName(size), sizeInFull(size)];
  const thickness = full === listed ? "" : thicknessOf(size);
  return { id: size.id, name: sizeNameAmong(size, variation), listed, thickness, full, price: size.price };
}

/** The size that was chosen last, if any: its price is the one the buyer expects beside the button. */
export function chosenLead(product: ProductDetail, { sizes }: Selection): LeadSize | null {
  const size = product.variation.find(({ id }) => id === sizes.at(-1)?.id);
  return size ? leadOf(size, product) : null;
}
