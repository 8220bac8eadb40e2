import type { OfferItem } from "@mandi/shared/contract/product-list";
import { goodsOfPrice } from "@mandi/shared/format/priced-goods";

/** `12 mm, Fe 550D`: the goods that all these prices are for; null where they differ, or a price is for none. */
export function commonGoods(offers: readonly OfferItem[]): string | null {
  const [first, ...others] = new Set(offers.map((offer) => goodsOfPrice(offer)));
  return first && others.length === 0 ? first : null;
}
