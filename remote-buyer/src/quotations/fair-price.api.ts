import { OfferListAnswer } from "@mandi/shared/contract/product-list";
import type { Quotation } from "@mandi/shared/contract/quotation";
import { http } from "@mandi/shared/http";
import { readSentOrders } from "../orders/order.api";
import type { KnownOfPrice } from "./fair-facts";
import { readPriceHistory } from "./quotation.api";

/** The fields of a quotation that decide what its price is compared with. */
export type ComparedPrice = Pick<Quotation, "id" | "created_at" | "origin_city"> & {
  readonly goods: { readonly id: number; readonly name: string };
  readonly pincode: string;
};

/** Everything that the price of a quotation is compared with. */
export async function readFairPrice(of: ComparedPrice, signal: AbortSignal): Promise<KnownOfPrice> {
  const { id, created_at, goods, origin_city, pincode } = of;
  const road = { limit: 1, sort: "landed", city: origin_city, pincode };
  const [history, { data: orders }, { data: offers }] = await Promise.all([
    readPriceHistory(id, signal),
    readSentOrders({ search: goods.name }, signal),
    http.get(`/seller-list-by-commodity-product/${goods.id}`, OfferListAnswer, { query: road, signal }),
  ]);
  const bought = orders.find(
    (order) => order.commodity_product.id === goods.id && order.status !== "cancel" && order.created_at < created_at,
  );
  return { history, bought: bought ?? null, offer: offers[0] ?? null };
}
