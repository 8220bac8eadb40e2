import type { PriceHistory } from "../../contract/price-history";
import type { Quotation, SentQuotation } from "../../contract/quotation";
import type { ReceivedQuotation } from "../../contract/seller-quotation";
import { aChoice, aLine, aPricedLine, aTrade, bothParties, somePriceSteps } from "./trade";

/** A quotation that waits for offers: 30 MT of the worked example, no price yet. */
export function aQuotation(change: Partial<Quotation> = {}): Quotation {
  return {
    ...aTrade(),
    id: 7,
    status: "pending",
    created_at: "2026-11-21T03:35:00.000Z",
    updated_at: "2026-11-21T03:35:00.000Z",
    order_id: null,
    purpose: "Trading",
    description: "",
    ...bothParties(),
    variation: [aLine()],
    base_price: null,
    transport_price: null,
    ex_price: null,
    for_price: null,
    required_booking_amount: null,
    credit_days: null,
    ...aChoice(),
    commission_type: null,
    commission: null,
    gst: 18,
    loading_address: null,
    delivery_by: null,
    bidding_list: [],
    reply_time: 35,
    reply_deadline: "2026-11-21T04:35:00.000Z",
    server_time: "2026-11-21T04:00:00.000Z",
    is_closed: 0,
    next_actor: "seller",
    offer_count: 2,
    valid_until: null,
    payment_under_check: false,
    can_withdraw: true,
    price_steps: [],
    ...change,
  };
}

/** The same quotation with a seller marked, at the prices of the worked example. */
export function aMarkedQuotation(change: Partial<Quotation> = {}): Quotation {
  return aQuotation({
    status: "Seller Marked",
    variation: [aPricedLine()],
    base_price: 45000,
    transport_price: 1800,
    ex_price: 1677960,
    for_price: 1731960,
    required_booking_amount: 173196,
    credit_days: 15,
    reply_time: 0,
    is_closed: 1,
    next_actor: "buyer",
    valid_until: "2026-11-21T12:30:00.000Z",
    can_withdraw: false,
    price_steps: somePriceSteps(),
    ...change,
  });
}

export function aSentQuotation(change: Partial<SentQuotation> = {}): SentQuotation {
  return {
    ...aTrade(),
    id: 7,
    created_at: "2026-11-21T03:35:00.000Z",
    updated_at: "2026-11-21T03:35:00.000Z",
    is_unread: 0,
    status: "pending",
    next_actor: "seller",
    for_price: null,
    order_id: null,
    reply_deadline: "2026-11-21T04:35:00.000Z",
    sizes: [[{ name: "Size", value: "12", unit: { short_name: "mm" } }]],
    quality: "Fe 500D",
    ...change,
  };
}

export function aReceivedQuotation(change: Partial<ReceivedQuotation> = {}): ReceivedQuotation {
  const { for_price, sizes, quality, ...row } = aSentQuotation();
  return {
    ...row,
    reply_deadline: "2026-11-21T04:35:00.000Z",
    is_closed: 0,
    my_base_price: null,
    my_rank: null,
    has_won: false,
    ...change,
  };
}

/** 31 days of a base price that fell by ₹420 against a constant ingot price. */
export function aPriceHistory(change: Partial<PriceHistory> = {}): PriceHistory {
  const days = Array.from({ length: 31 }, (_, place) => ({
    day: new Date(Date.UTC(2026, 9, 22 + place)).toISOString().slice(0, 10),
    base: place < 15 ? 45_420 : 45_000,
    ingot: 40_900,
  }));
  return { days, ingot_location: "Raipur", ...change };
}
