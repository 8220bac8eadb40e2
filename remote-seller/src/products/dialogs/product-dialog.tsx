import { AddressDialog } from "./address-dialog";
import type { ProductDialogProps } from "./dialog-props";
import { PriceDialog } from "./price-dialog";
import { DeleteDialog, PauseDialog, ResumeDialog } from "./standing-dialogs";
import { StockDialog } from "./stock-dialog";
import { VariationDialog } from "./variation-dialog";

export type ProductDialogKind = "price" | "variation" | "stock" | "address" | "pause" | "resume" | "delete";

const dialogs = {
  price: PriceDialog,
  variation: VariationDialog,
  stock: StockDialog,
  address: AddressDialog,
  pause: PauseDialog,
  resume: ResumeDialog,
  delete: DeleteDialog,
};

/** The dialogs that change a product, its loading address, and whether it is offered. */
export function ProductDialog({ kind, ...rest }: ProductDialogProps & { readonly kind: ProductDialogKind }) {
  const Dialog = dialogs[kind];
  return <Dialog {...rest} />;
}
