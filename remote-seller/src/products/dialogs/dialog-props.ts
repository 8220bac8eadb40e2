import type { SellerProductItem } from "@mandi/shared/contract/seller-product";

export interface ProductDialogProps {
  readonly product: Pick<SellerProductItem, "id" | "name" | "brands" | "city" | "far_percent">;
  readonly onClose: () => void;
  /** Something was saved: what the page shows is old. */
  readonly onSaved: () => void;
  /** The product is gone and its dialog too: what shows it goes elsewhere. */
  readonly onDeleted?: (() => void) | undefined;
}
