import type { ProductDialogProps } from "./dialog-props";
import { PriceDialog } from "./price-dialog";
import { StockDialog } from "./stock-dialog";
import { VariationDialog } from "./variation-dialog";

export type ProductDialogKind = "price" | "variation" | "stock";

const dialogs = { price: PriceDialog, variation: VariationDialog, stock: StockDialog };

/** The three update dialogs of a product. */
export function ProductDialog({ kind, ...rest }: ProductDialogProps & { readonly kind: ProductDialogKind }) {
  const Dialog = dialogs[kind];
  return <Dialog {...rest} />;
}
