import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { type LeadSize, usualLead } from "../lead-size";
import type { Selection } from "../selection";

/** `8 mm, Fe 500D, Bundle`: past prices are kept for what lists show, and for nothing else. */
export function usualGoods(product: ProductDetail): string {
  const { quality, packaging_charge } = product;
  return [usualLead(product).name, quality[0], packaging_charge[0]?.name].filter(Boolean).join(", ");
}

/** Whether the price on the page is of other goods than its past. */
export function isUnusual(product: ProductDetail, { full }: LeadSize, selection: Selection): boolean {
  const { quality, packagingId } = selection;
  const [packaging] = product.packaging_charge;
  return full !== usualLead(product).full || quality !== 0 || packagingId !== (packaging?.id ?? null);
}
