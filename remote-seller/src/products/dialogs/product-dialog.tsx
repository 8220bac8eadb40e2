import type { SellerProductItem } from "@mandi/shared/contract/seller-product";
import { PriceDialog } from "./price-dialog";
import { StockDialog } from "./stock-dialog";
import { VariationDialog } from "./variation-dialog";

export type ProductDialogKind = "price" | "variation" | "stock";

export interface ProductDialogProps {
  readonly product: Pick<SellerProductItem, "id" | "name" | "brands" | "city">;
  readonly onClose: () => void;
  /** Something was saved: what the page shows is old. */
  readonly onSaved: () => void;
}

const dialogs = { price: PriceDialog, variation: VariationDialog, stock: StockDialog };

/** The three update dialogs of a product. */
export function ProductDialog({ kind, ...rest }: ProductDialogProps & { readonly kind: ProductDialogKind }) {
  const Dialog = dialogs[kind];
  return <Dialog {...rest} />;
}
