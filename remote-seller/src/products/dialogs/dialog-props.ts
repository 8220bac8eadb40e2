import type { SellerProductItem } from "@mandi/shared/contract/seller-product";

export interface ProductDialogProps {
  readonly product: Pick<SellerProductItem, "id" | "name" | "brands" | "city" | "far_percent">;
  readonly onClose: () => void;
  /** Called when something was saved: the page is out of date. */
  readonly onSaved: () => void;
  /** Called when the product and its dialog are gone: the page that shows it has to go elsewhere. */
  readonly onDeleted?: (() => void) | undefined;
}
