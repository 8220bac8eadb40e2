import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { sizeText } from "../../offers/size-text";
import type { LeadSize } from "../lead-size";
import type { Selection } from "../selection";

/** `8 mm, Fe 500D, Bundle`: past prices are kept for what lists show, and for nothing else. */
export function usualGoods({ default_variation, quality, packaging_charge }: ProductDetail): string {
  return [sizeText(default_variation), quality[0], packaging_charge[0]?.name].filter(Boolean).join(", ");
}

/** Whether the price on the page is of other goods than its past. */
export function isUnusual(product: ProductDetail, { listed }: LeadSize, selection: Selection): boolean {
  const { quality, packagingId } = selection;
  const [packaging] = product.packaging_charge;
  return listed !== sizeText(product.default_variation) || quality !== 0 || packagingId !== (packaging?.id ?? null);
}
