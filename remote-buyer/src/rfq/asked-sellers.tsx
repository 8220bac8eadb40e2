import { formatTime } from "@mandi/shared/format/dates";
import { rfqConfirm } from "@mandi/shared/messages/rfq";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useServerNow } from "@mandi/shared/query/use-server-now";
import { readAskedSellers } from "./rfq.api";
import { type AskedGoods, isAnyCity } from "./rfq-form";

const askedQuery = defineQuery((signal, goods: AskedGoods) => readAskedSellers(queryOf(goods), signal));

/** How many sellers would be asked for these goods; nothing where unknown. */
export function AskedSellers({ goods }: { readonly goods: AskedGoods }) {
  const state = useQuery(askedQuery, [goods]);
  return state.kind === "ready" ? rfqConfirm.asked(state.data.sellers, state.data.cities ?? []) : null;
}

/** Until when they can answer. */
export function RepliesUntil({ goods }: { readonly goods: AskedGoods }) {
  const state = useQuery(askedQuery, [goods]);
  const now = useServerNow();
  if (state.kind !== "ready") return null;
  const { reply_seconds } = state.data;
  return rfqConfirm.until(formatTime(now + reply_seconds * 1_000), Math.round(reply_seconds / 60));
}

function queryOf(goods: AskedGoods) {
  const { product, variation } = goods.request;
  return {
    product: product.commodity_product_id,
    brand: product.brand_id,
    city: product.origin_city,
    size: variation.map(({ id }) => id).join("|"),
    ...(goods.anyBrand && { any_brand: "yes" as const }),
    ...(isAnyCity(goods) && { any_city: "yes" as const }),
  };
}
