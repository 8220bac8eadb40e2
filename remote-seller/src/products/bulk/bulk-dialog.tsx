import type { SellerProductItem } from "@mandi/shared/contract/seller-product";
import { FileInDialog } from "./files/file-in-dialog";
import { FileOutDialog } from "./files/file-out-dialog";
import { PriceChangeDialog } from "./price-change/price-change-dialog";
import { UnfinishedDialog } from "./unfinished/unfinished-dialog";

export type BulkKind = "change" | "prices-out" | "prices-in" | "stock-out" | "stock-in" | "unfinished";

export interface BulkDialogProps {
  /** The products it applies to; a file may name any of them. */
  readonly products: readonly SellerProductItem[];
  /** A description of those: "3 selected products". */
  readonly scope: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** The actions on many products at once. */
export function BulkDialog({ kind, ...rest }: BulkDialogProps & { readonly kind: BulkKind }) {
  switch (kind) {
    case "change":
      return <PriceChangeDialog {...rest} />;
    case "prices-out":
      return <FileOutDialog {...rest} what="prices" />;
    case "stock-out":
      return <FileOutDialog {...rest} what="stock" />;
    case "prices-in":
      return <FileInDialog {...rest} what="prices" />;
    case "stock-in":
      return <FileInDialog {...rest} what="stock" />;
    case "unfinished":
      return <UnfinishedDialog {...rest} />;
  }
}
