import type { OfferItem } from "@mandi/shared/contract/product-list";
import { traders } from "@mandi/shared/contract/role";
import { useOptimistic } from "@mandi/shared/query/use-optimistic";
import { roleOf, useSession } from "@mandi/shared/session";
import { saveBookmark } from "./products.api";

/** The bookmark of an offer, for logged-in traders only. */
export function useBookmark({ commodity_product_id, seller_commodity_product_id: id, is_bookmarked }: OfferItem) {
  const role = useSession(roleOf);
  const { shown, change } = useOptimistic<number, boolean>();
  const isMarked = shown(id, is_bookmarked);

  const toggle = () =>
    change(id, {
      from: isMarked,
      to: !isMarked,
      send: async () => {
        const body = { commodity_product_id, seller_commodity_product_id: id, is_bookmarked: !isMarked };
        const { message, is_bookmarked: held } = await saveBookmark(body);
        return { message, held };
      },
    });

  return { canMark: traders.some((trader) => trader === role), isMarked, toggle };
}
