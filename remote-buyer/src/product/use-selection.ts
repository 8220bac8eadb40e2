import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { useEffect, useState } from "react";
import { keep, recall } from "../page/kept";
import { firstSelection, fitting, Selection, withQuantity, withToggled } from "./selection";

/** The choices on a product's page; Back from the next step finds them again. */
export function useSelection(product: ProductDetail) {
  const name = `selection-${product.seller_commodity_product_id}`;
  const [selection, setSelection] = useState(() =>
    fitting(recall(name, Selection) ?? firstSelection(product), product),
  );

  useEffect(() => keep(name, selection), [name, selection]);

  return {
    selection,
    chooseQuality: (quality: number) => setSelection((before) => ({ ...before, quality })),
    choosePackaging: (packagingId: number) => setSelection((before) => ({ ...before, packagingId })),
    toggleSize: (id: number) => setSelection((before) => withToggled(before, id)),
    changeQuantity: (id: number, quantity: string) => setSelection((before) => withQuantity(before, id, quantity)),
  };
}

export type SelectionActions = ReturnType<typeof useSelection>;
