import { OfferListAnswer } from "@mandi/shared/contract/product-list";
import { http } from "@mandi/shared/http";

/** The goods of a price, as lists name them; an empty text names none. */
export interface PricedGoods {
  readonly productId: number;
  readonly size: string;
  readonly thickness: string;
  readonly grade: string;
  readonly atMost: number;
}

/** The offers of a product in a size and a grade, at their prices. */
export async function readOffersIn({ productId, size, thickness, grade, atMost }: PricedGoods, signal: AbortSignal) {
  const query = {
    limit: atMost,
    ...(size !== "" && { size }),
    ...(thickness !== "" && { thickness }),
    ...(grade !== "" && { grade }),
  };
  return (await http.get(`/seller-list-by-commodity-product/${productId}`, OfferListAnswer, { query, signal })).data;
}
