import type { SheetKind } from "@mandi/shared/contract/trade-sheet";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { readProduct } from "../product/product.api";
import { readQuotation } from "../quotations/quotation.api";

/** What a sheet will be about, as its page says before the sheet is made. */
export interface SharedGoods {
  readonly product: string;
  readonly brand: string;
  readonly city: string;
  /** Of an offer per MT, of a quotation for all of it; null while a quotation has no price. */
  readonly price: number | null;
}

const goodsQuery = defineQuery(async (signal, kind: SheetKind, id: string): Promise<SharedGoods> => {
  if (kind === "offer") {
    const { products_data: offer } = await readProduct(id, signal);
    return { product: offer.name, brand: offer.brand.name, city: offer.address, price: offer.ex_price };
  }
  const { commodity_product, brand, origin_city, for_price } = await readQuotation(id, signal);
  return { product: commodity_product.name, brand: brand.name, city: origin_city, price: for_price };
});

/** The goods of the address; null while they load, and when they cannot be read: making the sheet says why. */
export function useSharedGoods(kind: SheetKind, id: string): SharedGoods | null {
  const state = useQuery(goodsQuery, [kind, id]);
  return state.kind === "ready" ? state.data : null;
}
