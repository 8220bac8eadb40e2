import { currentOwner } from "@mandi/shared/browser/device-store";
import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { useCallback, useEffect, useState } from "react";
import { useNavigationType } from "react-router-dom";
import { keptSelections } from "./kept-selections";
import { type Asked, askedSelection, fitting, isAsListed, withPackaging, withQuantity, withToggled } from "./selection";

/**
 * The choices on a product's page. Those that the buyer has changed or requested are still there after Back from the next
 * step, and in a new tab; what a link alone has chosen goes with the link.
 */
export function useSelection(product: ProductDetail, asked: Asked) {
  const id = String(product.seller_commodity_product_id);
  const isFollowed = useNavigationType() === "PUSH";
  const [owner] = useState(currentOwner);
  const [address] = useState(() => JSON.stringify(asked));
  const listed = askedSelection(null, product, asked);
  const [{ opened, isRestored }] = useState(() => {
    const stored = keptSelections.load(id);
    const kept = stored && fitting(stored, product);
    if (kept?.asked === address && !isFollowed) return { opened: kept, isRestored: false };
    const opened = askedSelection(kept, product, asked);
    return { opened, isRestored: opened === kept && asked.size === null && !isAsListed(kept, listed) };
  });
  const [selection, setSelection] = useState(opened);

  const keep = useCallback(() => {
    if (owner === currentOwner()) keptSelections.store(id, { ...selection, asked: address });
  }, [id, selection, owner, address]);

  useEffect(() => {
    if (selection !== opened) keep();
  }, [selection, opened, keep]);

  return {
    selection,
    keep,
    /** A link without a size has brought this choice back, which the list did not show. */
    isRestored: isRestored && selection === opened,
    showAsListed: () => setSelection(listed),
    chooseQuality: (quality: number) => setSelection((before) => ({ ...before, quality })),
    choosePackaging: (packagingId: number) => setSelection((before) => withPackaging(before, packagingId)),
    changePieceMetres: (pieceMetres: string) => setSelection((before) => ({ ...before, pieceMetres })),
    toggleSize: (id: number) => setSelection((before) => withToggled(before, id)),
    changeQuantity: (id: number, quantity: string) => setSelection((before) => withQuantity(before, id, quantity)),
  };
}

export type SelectionActions = ReturnType<typeof useSelection>;
