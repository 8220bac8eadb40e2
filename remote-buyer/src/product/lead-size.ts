import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { isCalled, sizeNameAmong, sizeText } from "../offers/size-text";
import { canChoose, type Selection } from "./selection";

/** The size whose price leads the page. */
export interface LeadSize {
  /** Null: the offer's default size, which was not requested. */
  readonly id: number | null;
  readonly name: string;
  /** Its name in lists, which tell sections apart by their sides alone. */
  readonly listed: string;
  /** Per MT before GST, in rupees. */
  readonly price: number;
}

/** The size named in the address, `?size=12 mm`, if the offer has it; else the default size. */
export function leadSizeOf(product: ProductDetail, asked: string | null): LeadSize {
  const size = product.variation.find((one) => canChoose(one) && isCalled(one, asked ?? ""));
  const name = sizeText(product.default_variation);
  return size ? leadOf(size, product) : { id: null, name, listed: name, price: product.default_variation_price };
}

function leadOf(size: ProductDetail["variation"][number], { variation }: ProductDetail): LeadSize {
  return { id: size.id, name: sizeNameAmong(size, variation), listed: sizeText(size.value[0]), price: size.price };
}

/** The size that was chosen last, if any: its price is the one the buyer expects beside the button. */
export function chosenLead(product: ProductDetail, { sizes }: Selection): LeadSize | null {
  const size = product.variation.find(({ id }) => id === sizes.at(-1)?.id);
  return size ? leadOf(size, product) : null;
}
