import type { DeskPayment } from "../contract/desk/money";
import type { DeskOrderAnswer } from "../contract/desk/order";
import type { DeskApproval, DeskAuditAnswer, DeskUser } from "../contract/desk/people";
import {
  type DeskQueueItem,
  type DeskQueueItemsAnswer,
  type DeskQueuePlaceAnswer,
  queueKinds,
} from "../contract/desk/queue";
import type { DeskBoardAnswer, DeskPriceAnswer, DeskQuotationAnswer } from "../contract/desk/quotation";
import { aDriver, anOrder } from "./buyer-builders/order";
import { aSellerOrder } from "./seller-builders";

/**
 * Builders of the answers to the desk's calls. A test states only what matters to it; the rest is believable and valid.
 */

/** The moment of every answer here. */
export const deskNow = "2026-11-21T05:12:00.000Z";

const minuteMs = 60_000;

/** That many minutes after the moment of the answers; before it when negative. */
export function deskMinutes(minutes: number): string {
  return new Date(Date.parse(deskNow) + minutes * minuteMs).toISOString();
}

/** A waiting transfer, 42 minutes before its target time. */
export function aQueueItem(change: Partial<DeskQueueItem> = {}): DeskQueueItem {
  return {
    kind: "payment",
    id: 318,
    number: "UTIBR52611210093",
    what: "Transfer for order O2627000096",
    party: "Vidarbha Infra Projects",
    amount: 1_194_350,
    since: deskMinutes(-78),
    until: deskMinutes(42),
    is_own: 0,
    ...change,
  };
}

/** A queue of these items; the counts are theirs. */
export function aQueue(...data: DeskQueueItem[]): DeskQueueItemsAnswer {
  const countOf = (kind: string) => data.filter((item) => item.kind === kind).length;
  const until = (item: DeskQueueItem) => Date.parse(item.until) - Date.parse(deskNow);
  const late = data.filter((item) => until(item) < 0).length;
  const soon = data.filter((item) => until(item) >= 0 && until(item) < 3_600_000).length;
  return {
    data,
    found: data.length,
    late,
    soon,
    counts: queueKinds.map((kind) => ({ kind, count: countOf(kind) })),
    now: deskNow,
  };
}

/** The position of the queried item among these. */
export function aQueuePlace(items: readonly DeskQueueItem[], query: URLSearchParams): DeskQueuePlaceAnswer {
  const alike = items.filter(({ kind }) => kind === query.get("kind"));
  const at = alike.findIndex(({ id, number }) => [String(id), number].includes(query.get("item") ?? ""));
  const named = (one: DeskQueueItem | undefined) => (one ? { id: one.id, number: one.number } : null);
  if (at < 0) return { data: null };
  return { data: { place: at + 1, count: alike.length, before: named(alike[at - 1]), after: named(alike[at + 1]) } };
}

/** A transfer under check that pays what is due to the paisa. */
export function aDeskPayment(change: Partial<DeskPayment> = {}): DeskPayment {
  return {
    id: 318,
    payer: "Vidarbha Infra Projects",
    phone: "9822041175",
    purpose: "final",
    amount: 1_194_350,
    utr: "UTIBR52611210093",
    paid_on: "2026-11-21",
    quotation: null,
    order: "O2627000096",
    reference: "O2627000096",
    created_at: deskMinutes(-78),
    status: "under check",
    reason: "",
    decided_at: null,
    decided_by: null,
    due: 1_194_350,
    needs_second: 0,
    approval_id: null,
    alike: [],
    bank_lines: [],
    ...change,
  };
}

/** A payment above the limit of one person, requested by a colleague. */
export function anApproval(change: Partial<DeskApproval> = {}): DeskApproval {
  return {
    id: 67,
    action: "payment verify",
    subject: "payment:318",
    amount: 1_194_350,
    reason: "Line of 8:44 am, UTR and sum agree",
    requested_by: "Meera Kulkarni",
    requested_at: deskMinutes(-14),
    input: "{}",
    shows: null,
    does: "Accept a transfer as a payment for an order",
    about: "Transfer for order O2627000096",
    payer: "Vidarbha Infra Projects, 9822041175",
    utr: "UTIBR52611210093",
    is_own: 0,
    ...change,
  };
}

/** A quotation that has closed with two offers and two freight bids. */
export function aDeskQuotation(change: Partial<DeskQuotationAnswer["data"]> = {}): DeskQuotationAnswer["data"] {
  const offer = { ex_total: 1_638_430, at: deskMinutes(-60), message: "", is_far: 0, note: "" } as const;
  const bid = { at: deskMinutes(-50), note: "" };
  return {
    id: 184,
    number: "Q2627000184",
    status: "pending",
    product: "TMT Bar",
    brand: "Kaveri Ispat",
    origin_city: "Raipur",
    quantity: 30,
    buyer: "Agrawal Traders",
    deadline: deskMinutes(-7),
    is_closed: 1,
    offers: 2,
    bids: 2,
    far_offers: 0,
    note: null,
    consignee: "Agrawal Traders, Nagpur, Maharashtra",
    warnings: [],
    offer_list: [
      {
        ...offer,
        rank: 1,
        seller_id: 11,
        seller: "Kaveri Ispat Limited",
        seller_phone: "9000000011",
        base_price: 45_000,
        ex_price_per_mt: 54_614,
      },
      {
        ...offer,
        rank: null,
        seller_id: 12,
        seller: "Siltara Steel Depot",
        seller_phone: "9000000012",
        base_price: 44_800,
        ex_price_per_mt: 54_378,
      },
    ],
    bid_list: [
      { ...bid, transporter_id: 21, transporter: "Chhattisgarh Freight", transporter_phone: "9000000021", price: 1790 },
      { ...bid, transporter_id: 22, transporter: "Bharat Roadlines", transporter_phone: "9000000022", price: 1800 },
    ],
    marking: null,
    ...change,
  };
}

/** The price of the first pair with freight that the desk arranges. */
export function aPrice(change: Partial<DeskPriceAnswer["data"]> = {}): DeskPriceAnswer["data"] {
  const [pair] = aDeskBoard().pairs;
  if (pair === undefined) throw new Error("The board has pairs");
  return { ...pair, transporter_id: null, landed_per_mt: 48_210, needs_second: 0, ...change };
}

/** The four pairs of that quotation; Siltara has 9 of 14 MT of one size. */
export function aDeskBoard(): DeskBoardAnswer["data"] {
  const pair = (seller_id: number, transporter_id: number, landed_per_mt: number, can_deliver: number) => ({
    seller_id,
    transporter_id,
    landed_per_mt,
    landed_total: landed_per_mt * 30,
    steps: [
      {
        kind: "base" as const,
        label: "Base price",
        per_mt: landed_per_mt - 2_540,
        amount: (landed_per_mt - 2_540) * 30,
      },
      { kind: "charge" as const, label: "Size difference", per_mt: 750, amount: 22_500 },
      { kind: "freight" as const, label: "Freight before GST", per_mt: 1_790, amount: 53_700 },
      { kind: "total" as const, label: "Landed price before GST", per_mt: landed_per_mt, amount: landed_per_mt * 30 },
    ],
    gst_percent: 18,
    gst: landed_per_mt * 5.4,
    for_price: landed_per_mt * 35.4,
    booking_amount: landed_per_mt * 3.54,
    transport_price: 2112.2,
    seller_total: 1_638_430,
    credit_days: 0,
    valid_until: deskMinutes(1440),
    can_deliver,
  });
  return {
    hsn: "7214",
    pairs: [pair(11, 21, 48_070, 1), pair(11, 22, 48_080, 1), pair(12, 21, 48_000, 0), pair(12, 22, 48_010, 0)],
    free: [
      { seller_id: 11, size: "12 mm", asked: 14, free: 118 },
      { seller_id: 12, size: "12 mm", asked: 14, free: 9 },
    ],
    records: [
      { seller_id: 11, orders: 42, cancelled: 1, loaded: 50, loaded_in_time: 48 },
      { seller_id: 12, orders: 0, cancelled: 0, loaded: 0, loaded_in_time: 0 },
    ],
    revisions: [
      {
        of: "offer",
        bidder_id: 11,
        bidder: "Kaveri Ispat Limited",
        prices: [
          { price: 45_600, at: deskMinutes(-90) },
          { price: 45_000, at: deskMinutes(-60) },
        ],
      },
      { of: "bid", bidder_id: 21, bidder: "Chhattisgarh Freight", prices: [{ price: 1790, at: deskMinutes(-50) }] },
    ],
    approval_id: null,
  };
}

/** A seller whose documents wait for the desk. */
export function aDeskUser(change: Partial<DeskUser> = {}): DeskUser {
  return {
    id: 1184,
    phone: "9425211184",
    type: "seller",
    name: "Suresh Patel",
    company: "Narmada Rolling Mills",
    verification_status: "submitted",
    suspended_at: null,
    gst_number: "22AAAPL1234C1Z5",
    pan_number: "AAAPL1234C",
    doubtful: "",
    doubtful_addresses: "",
    wallet: 0,
    credit_limit: 0,
    credit_used: 0,
    ...change,
  };
}

/** A row of the audit trail. */
export function aTrailRow(change: Partial<DeskAuditAnswer["data"][number]> = {}): DeskAuditAnswer["data"][number] {
  return {
    id: 9001,
    at: deskMinutes(-600),
    actor: "Meera Kulkarni #91",
    action: "order award",
    subject: "order:96",
    reason: "The cheapest truck had no driver",
    detail: "{}",
    ...change,
  };
}

/** A confirmed order with one truck, as every side sees it. */
export function aDeskOrder(change: Partial<DeskOrderAnswer["data"]> = {}): DeskOrderAnswer["data"] {
  return {
    id: 96,
    number: "O2627000096",
    quotation: "Q2627000177",
    status: "loading",
    product: "TMT Bar",
    quantity: 30,
    buyer: "Agrawal Traders",
    seller: "Kaveri Ispat Limited",
    for_price: 1_692_430,
    updated_at: deskMinutes(-30),
    warnings: [],
    buyer_view: anOrder({ driver_list: [aDriver()] }),
    seller_view: aSellerOrder(),
    lines: [{ id: 1, size_id: 12, size: "12 mm", quantity: 30, current: 30, unit_price: 54_614 }],
    award: null,
    money: {
      charged: 1_692_430,
      paid: 169_243,
      open: 1_523_187,
      due: 1_523_187,
      advance: 169_243,
      seller_charged: 1_600_000,
      seller_owed: 1_600_000,
      seller_paid: 0,
      transporter_charged: 54_000,
      transporter_owed: 54_000,
      transporter_paid: 0,
      settled_at: null,
    },
    timeline: [{ id: 1, at: deskMinutes(-900), text: "The order is placed", status: "pending", vehicle_number: null }],
    changes: [],
    ...change,
  };
}
