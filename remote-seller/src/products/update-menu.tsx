import { productDetail, products as words } from "@mandi/shared/messages/seller";
import { Button } from "@mandi/shared/ui/controls/button";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import { Menu, MenuItem } from "@mandi/shared/ui/overlay/menu";
import { Boxes, ChevronDown, EllipsisVertical, IndianRupee, Ruler } from "lucide-react";
import type { ProductDialogProps } from "./dialogs/dialog-props";
import type { ProductDialogKind } from "./dialogs/product-dialog";

type Product = ProductDialogProps["product"];

export interface UpdateMenuProps<Kind extends Product> {
  readonly product: Kind;
  readonly onOpen: (kind: ProductDialogKind, product: Kind) => void;
  readonly look?: "icon" | "button";
}

/** Price, Variation and Stock of a product. */
export function UpdateMenu<Kind extends Product>({ product, onOpen, look = "icon" }: UpdateMenuProps<Kind>) {
  return (
    <Menu
      trigger={
        look === "button" ? (
          <Button iconAfter={ChevronDown}>{productDetail.update}</Button>
        ) : (
          <IconButton icon={EllipsisVertical} hasEdge label={words.update(product.name)} />
        )
      }
    >
      <MenuItem icon={IndianRupee} onSelect={() => onOpen("price", product)}>
        {words.price}
      </MenuItem>
      <MenuItem icon={Ruler} onSelect={() => onOpen("variation", product)}>
        {words.variation}
      </MenuItem>
      <MenuItem icon={Boxes} onSelect={() => onOpen("stock", product)}>
        {words.stock}
      </MenuItem>
    </Menu>
  );
}
