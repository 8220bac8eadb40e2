import type { SellerProductItem } from "@mandi/shared/contract/seller-product";
import { productsOfOneCall, type SellerSettings } from "@mandi/shared/contract/seller-products-many";
import { orNull } from "../../../common/or-null";
import { readManySettings } from "../many.api";
import { type Patience, withRetryAfter } from "../with-retry-after";

/** A product and its current settings. */
export interface Collected {
  readonly product: SellerProductItem;
  readonly settings: SellerSettings;
}

/**
 * Price and stock of products, as many at a time as one call accepts. `onRead` receives what has arrived; a product
 * without an answer comes without settings.
 */
export async function collectSettings(
  products: readonly SellerProductItem[],
  patience: Patience,
  onRead: (some: readonly { readonly product: SellerProductItem; readonly settings: SellerSettings | null }[]) => void,
): Promise<void> {
  for (let from = 0; from < products.length && !patience.signal.aborted; from += productsOfOneCall) {
    const some = products.slice(from, from + productsOfOneCall);
    const ids = some.map(({ id }) => id);
    const read = await orNull(withRetryAfter(() => readManySettings(ids, patience.signal), patience));
    if (!patience.signal.aborted) {
      onRead(some.map((product) => ({ product, settings: read?.find(({ id }) => id === product.id) ?? null })));
    }
  }
}
