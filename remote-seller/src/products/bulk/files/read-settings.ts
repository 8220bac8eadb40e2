import type { SellerProductItem } from "@mandi/shared/contract/seller-product";
import { productsOfOneCall, type SellerSettings } from "@mandi/shared/contract/seller-products-many";
import { HttpFailure } from "@mandi/shared/http";
import { orNull } from "../../../common/or-null";
import { readManySettings } from "../many.api";
import { isCallUnknown, readSettings } from "../one-by-one";
import { type Patience, withRetryAfter } from "../with-retry-after";

/** A product and what the seller has set for it. */
export interface Collected {
  readonly product: SellerProductItem;
  readonly settings: SellerSettings;
}

/**
 * Price and stock of products, a hundred at a time; from a server that does not know that call, one at a time. `onRead` gets
 * what has come; a product without an answer comes without settings.
 */
export async function collectSettings(
  products: readonly SellerProductItem[],
  patience: Patience,
  onRead: (some: readonly { readonly product: SellerProductItem; readonly settings: SellerSettings | null }[]) => void,
): Promise<void> {
  let isOld = false;
  for (let from = 0; from < products.length && !patience.signal.aborted; ) {
    const some = products.slice(from, from + (isOld ? 1 : productsOfOneCall));
    const read = isOld ? await readOne(some, patience) : await readSome(some, patience);
    if (read === "unknown call") {
      isOld = true;
      continue;
    }
    if (!patience.signal.aborted) {
      onRead(some.map((product) => ({ product, settings: read.find(({ id }) => id === product.id) ?? null })));
    }
    from += some.length;
  }
}

async function readSome(
  products: readonly SellerProductItem[],
  patience: Patience,
): Promise<readonly SellerSettings[] | "unknown call"> {
  const ids = products.map(({ id }) => id);
  try {
    return await withRetryAfter(() => readManySettings(ids, patience.signal), patience);
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error;
    return isCallUnknown(error) ? "unknown call" : [];
  }
}

async function readOne([product]: readonly SellerProductItem[], patience: Patience) {
  if (!product) return [];
  const settings = await orNull(withRetryAfter(() => readSettings(product.id, patience.signal), patience));
  return settings ? [settings] : [];
}
