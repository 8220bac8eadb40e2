import type { SellerProductItem } from "@mandi/shared/contract/seller-product";

export interface ProductDialogProps {
  readonly product: Pick<SellerProductItem, "id" | "name" | "brands" | "city" | "far_percent">;
  /** The size to begin at, in a form of sizes. */
  readonly sizeId?: number | undefined;
  /** The enquiry that the stock does not cover. */
  readonly enquiryId?: number | undefined;
  readonly onClose: () => void;
  /** Called when something was saved: the page is out of date. */
  readonly onSaved: () => void;
  /** Called when the product and its dialog are gone: the page that shows it has to go elsewhere. */
  readonly onDeleted?: (() => void) | undefined;
}
