import { currentOwner } from "@mandi/shared/browser/device-store";
import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { useEffect, useState } from "react";
import { keptSelections } from "./kept-selections";
import { type Asked, firstSelection, fitting, withAsked, withPackaging, withQuantity, withToggled } from "./selection";

/** The choices on a product's page; they are still there after Back from the next step, and in a new tab. */
export function useSelection(product: ProductDetail, asked: Asked) {
  const id = String(product.seller_commodity_product_id);
  const [selection, setSelection] = useState(() =>
    withAsked(fitting(keptSelections.load(id) ?? firstSelection(product), product), product, asked),
  );

  const [owner] = useState(currentOwner);

  useEffect(() => {
    if (owner === currentOwner()) keptSelections.store(id, selection);
  }, [id, selection, owner]);

  return {
    selection,
    chooseQuality: (quality: number) => setSelection((before) => ({ ...before, quality })),
    choosePackaging: (packagingId: number) => setSelection((before) => withPackaging(before, packagingId)),
    changePieceMetres: (pieceMetres: string) => setSelection((before) => ({ ...before, pieceMetres })),
    toggleSize: (id: number) => setSelection((before) => withToggled(before, id)),
    changeQuantity: (id: number, quantity: string) => setSelection((before) => withQuantity(before, id, quantity)),
  };
}

export type SelectionActions = ReturnType<typeof useSelection>;
