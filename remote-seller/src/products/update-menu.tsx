import { productDetail, products } from "@mandi/shared/messages/seller-products";
import { Button } from "@mandi/shared/ui/controls/button";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import { LateMenu } from "@mandi/shared/ui/overlay/late-menu";
import { Boxes, ChevronDown, EllipsisVertical, IndianRupee, Ruler } from "lucide-react";
import type { ProductDialogProps } from "./dialogs/dialog-props";
import type { ProductDialogKind } from "./dialogs/product-dialog";
import { productText } from "./product-text";

type Product = ProductDialogProps["product"];

export interface UpdateMenuProps<Kind extends Product> {
  readonly product: Kind;
  readonly onOpen: (kind: ProductDialogKind, product: Kind) => void;
  readonly look?: "icon" | "button";
}

/** Price, Variation and Stock of a product. */
export function UpdateMenu<Kind extends Product>({ product, onOpen, look = "icon" }: UpdateMenuProps<Kind>) {
  return (
    <LateMenu
      button={(wiring) =>
        look === "button" ? (
          <Button {...wiring} iconAfter={ChevronDown}>
            {productDetail.update}
          </Button>
        ) : (
          <IconButton {...wiring} icon={EllipsisVertical} hasEdge label={products.update(productText(product))} />
        )
      }
      groups={[
        [
          { icon: IndianRupee, text: products.price, onSelect: () => onOpen("price", product) },
          { icon: Ruler, text: products.variation, onSelect: () => onOpen("variation", product) },
          { icon: Boxes, text: products.stock, onSelect: () => onOpen("stock", product) },
        ],
      ]}
    />
  );
}
