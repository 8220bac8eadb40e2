import { productDetail } from "@mandi/shared/messages/seller-products";
import { Button } from "@mandi/shared/ui/controls/button";
import { Block } from "@mandi/shared/ui/layout/section";
import { Pause, Play, Trash2 } from "lucide-react";
import type { ProductDialogKind } from "../dialogs/product-dialog";
import type { ProductDetails } from "../products.api";
import styles from "./product-detail.module.css";

export interface MarketBlockProps {
  readonly product: ProductDetails;
  readonly onOpen: (kind: ProductDialogKind, product: ProductDetails) => void;
}

/**
 * Whether the product is offered. Sellers resume what they paused themselves; what the desk stopped, only the desk can
 * resume.
 */
export function MarketBlock({ product, onOpen }: MarketBlockProps) {
  const { status, desk_note = "" } = product;
  return (
    <Block title={productDetail.market}>
      <p className={styles.none}>{productDetail.marketText}</p>
      <div className={styles.market}>
        {status === "live" ? (
          <Button icon={Pause} onClick={() => onOpen("pause", product)}>
            {productDetail.pause}
          </Button>
        ) : null}
        {status === "paused" && desk_note === "" ? (
          <Button icon={Play} onClick={() => onOpen("resume", product)}>
            {productDetail.resume}
          </Button>
        ) : null}
        <Button icon={Trash2} onClick={() => onOpen("delete", product)}>
          {productDetail.delete}
        </Button>
      </div>
    </Block>
  );
}
