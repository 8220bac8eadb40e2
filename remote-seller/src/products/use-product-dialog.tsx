import { common } from "@mandi/shared/messages/common";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { type ReactNode, useState } from "react";
import type { ProductDialogProps } from "./dialogs/dialog-props";
import type { ProductDialogKind } from "./dialogs/product-dialog";

const ProductDialog = latePart(
  async () => (await import(/* webpackChunkName: "product-dialog" */ "./dialogs/product-dialog")).ProductDialog,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);

type Opened = Pick<ProductDialogProps, "product" | "sizeId" | "enquiryId"> & { readonly kind: ProductDialogKind };

export interface AfterDialog extends Pick<ProductDialogProps, "onSaved" | "onDeleted"> {
  /** Called instead of `onSaved` when the product itself is gone. */
  readonly onListChanged?: () => void;
  /** The dialog that the address asks for. */
  readonly asked?: Opened | null;
  readonly onClosed?: () => void;
}

/**
 * Which update dialog is open, and the dialog itself to render in the page. Its code loads at the first opening. A page
 * of one product has to go elsewhere when the product is deleted.
 */
export function useProductDialog({ onSaved, onListChanged = onSaved, onDeleted, asked = null, onClosed }: AfterDialog) {
  const [opened, setOpened] = useState<Opened | null>(asked);

  function handleClose(): void {
    setOpened(null);
    onClosed?.();
  }

  const dialog: ReactNode = opened ? (
    <ProductDialog
      {...opened}
      onSaved={opened.kind === "delete" ? onListChanged : onSaved}
      onDeleted={onDeleted}
      onClose={handleClose}
    />
  ) : null;
  return { openDialog: (kind: ProductDialogKind, product: Opened["product"]) => setOpened({ kind, product }), dialog };
}
