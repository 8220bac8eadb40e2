import type { LandedEstimate } from "@mandi/shared/contract/freight-estimate";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { landedAt, type OfferAt, readLanded } from "../../landed/landed.api";
import { type AskedGoods, tonnesOfAll } from "../rfq-form";
import { type RfqRequest, tonnesOf } from "../rfq-request";

const goodsQuery = defineQuery(
  (signal, offers: readonly OfferAt[]) => Promise.all(offers.map((offer) => readLanded(offer, signal))),
  { isKept: true },
);

/** Rupees: the likely amount in the middle of its range. */
export interface LandedSpan {
  readonly likely: number;
  readonly low: number;
  readonly high: number;
}

/** What the goods of a request probably cost at a place of delivery. */
export interface LandedGoods {
  /** Null: no place of delivery is known. */
  readonly pincode: string | null;
  readonly isLoading: boolean;
  /** Per MT, in the order of the goods. Null: nothing is known of the road. None while unknown, and after a failure. */
  readonly lines: readonly (LandedEstimate | null)[];
  /** Of all goods, and the average of an MT; null where one of them has no estimate. */
  readonly total: LandedSpan | null;
  readonly perMt: LandedSpan | null;
}

const unknown = { isLoading: false, lines: [], total: null, perMt: null };

/** The estimates for requested goods at a pincode, undefined while it is looked up. A failure is not worth a message. */
export function useLandedGoods(goods: readonly AskedGoods[], pincode: string | null | undefined): LandedGoods {
  const state = useQuery(goodsQuery, pincode ? [goods.map(({ request }) => offerAt(request, pincode))] : null);
  if (pincode === null) return { ...unknown, pincode };
  if (pincode === undefined || state.kind !== "ready")
    return { ...unknown, pincode: pincode ?? null, isLoading: state.kind === "loading" };
  const lines = goods.map(({ request }, place) => {
    const landed = state.data[place] ?? null;
    return landed && landedAt(landed, request.total / tonnesOf(request));
  });
  const total = totalOf(goods, lines);
  const tonnes = tonnesOfAll(goods);
  const perMt = total && { likely: total.likely / tonnes, low: total.low / tonnes, high: total.high / tonnes };
  return { pincode, isLoading: false, lines, total, perMt };
}

function offerAt({ product }: RfqRequest, pincode: string): OfferAt {
  const { commodity_product_id: productId, seller_commodity_product_id: offerId } = product;
  return { productId, offerId, pincode };
}

function totalOf(goods: readonly AskedGoods[], lines: LandedGoods["lines"]): LandedSpan | null {
  const known = lines.flatMap((landed) => landed ?? []);
  if (known.length < goods.length) return null;
  const sumOf = (by: "price" | "low" | "high") =>
    goods.reduce((sum, { request }, place) => sum + tonnesOf(request) * (known[place]?.[by] ?? 0), 0);
  return { likely: sumOf("price"), low: sumOf("low"), high: sumOf("high") };
}
