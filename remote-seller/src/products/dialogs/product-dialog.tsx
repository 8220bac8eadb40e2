import { AddressDialog } from "./address-dialog";
import type { ProductDialogProps } from "./dialog-props";
import { PriceDialog } from "./price-dialog";
import { StockDialog } from "./stock-dialog";
import { VariationDialog } from "./variation-dialog";

export type ProductDialogKind = "price" | "variation" | "stock" | "address";

const dialogs = { price: PriceDialog, variation: VariationDialog, stock: StockDialog, address: AddressDialog };

/** The dialogs that change a product, and where it is loaded. */
export function ProductDialog({ kind, ...rest }: ProductDialogProps & { readonly kind: ProductDialogKind }) {
  const Dialog = dialogs[kind];
  return <Dialog {...rest} />;
}
