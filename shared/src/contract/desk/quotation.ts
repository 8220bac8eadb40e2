import {
  Array as ArrayOf,
  Enum,
  Integer,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
} from "typebox";
import { closed, lineField, requiredLine } from "../field";
import { LandedPriceStep } from "../price-step";
import { deliveryWish, FreightMode, QuotationStatus } from "../trade-document";
import { Id, Instant, Rupees, Tonnes } from "../wire";
import { EstimatedOffer } from "./estimated-offer";
import { deskAmount, deskInstant, deskPage, deskRate, namedPerson, orNull, pagedList, text, withReason } from "./field";
import { closeAsRead, markingAsRead } from "./quotation-as-read";

/** Whether the platform's commission is within the seller's price, or added to it. */
export type CommissionType = "include" | "exclude";

const markingTerms = {
  ...markingAsRead,
  seller_id: namedPerson,
  transporter_id: Optional(namedPerson),
  transport_price: Optional(deskRate),
  /** Included in the price unless the consignee pays it to the carrier. */
  freight_mode: Optional(FreightMode),
  credit_days: Optional(Integer({ minimum: 0, maximum: 365 })),
  booking_amount: Optional(deskAmount),
  commission_type: Optional(Enum(["include", "exclude"])),
  commission: Optional(deskRate),
  delivery_by: Optional(lineField(160)),
  valid_until: Optional(deskInstant),
};

const Count = Integer({ minimum: 0 });

/** `GET /desk/quotation`. */
export const DeskQuotationQuery = ObjectOf({ ...deskPage, status: Optional(QuotationStatus) }, closed);
const deskQuotation = {
  id: Id,
  number: text,
  status: QuotationStatus,
  product: text,
  brand: text,
  origin_city: text,
  quantity: Tonnes,
  buyer: text,
  deadline: Instant,
  is_closed: Integer(),
  /** When the offers actually closed: before the deadline where the desk marked early. Additive. */
  closed_at: Optional(orNull(Instant)),
  offers: Integer(),
  bids: Integer(),
  /** Number of offers that are too far from their sellers' listed prices to be marked without the desk. Additive. */
  far_offers: Integer(),
  note: orNull(text),
};
export const DeskQuotationListAnswer = pagedList(deskQuotation);
export type DeskQuotationRow = Static<typeof DeskQuotationListAnswer>["data"][number];

/** `GET /desk/quotation/{id}`: both boards by name, and the terms in force. */
export const DeskQuotationAnswer = ObjectOf({
  data: ObjectOf({
    ...deskQuotation,
    consignee: text,
    ...deliveryWish,
    /** The cities whose sellers were asked too, before another one was chosen. Additive. */
    cities_left_out: Optional(ArrayOf(text)),
    /** What to consider before any offer is marked now, such as bidders who still have time. */
    warnings: ArrayOf(text),
    offer_list: ArrayOf(
      ObjectOf({
        /** The rank by which the market marks; null where the offer cannot be marked as it is. */
        rank: orNull(Integer()),
        seller_id: Id,
        seller: text,
        seller_phone: text,
        base_price: Rupees,
        /** With charges and GST, without freight: per MT on average, and for the whole quantity. */
        ex_price_per_mt: Rupees,
        ex_total: Rupees,
        at: Instant,
        message: text,
        is_far: Integer({ minimum: 0, maximum: 1 }),
        /**
         * What to consider before it is marked: a price far from the listed one, a size that the stock does not cover.
         */
        note: text,
      }),
    ),
    bid_list: ArrayOf(
      ObjectOf({
        transporter_id: Id,
        transporter: text,
        transporter_phone: text,
        price: Rupees,
        at: Instant,
        /** What to consider before it is marked: a price far outside the range of the transporter's own belt. */
        note: text,
      }),
    ),
    marking: orNull(
      ObjectOf({
        seller_id: Id,
        transporter_id: orNull(Id),
        base_price: Rupees,
        transport_price: Rupees,
        /** What the consignee pays to the carrier per MT before GST; null where freight is in the price. Additive. */
        freight_to_pay: Optional(orNull(Rupees)),
        /** `transport_price` bears no GST: the carrier bills the buyer. */
        is_freight_at_cost: Optional(Integer({ minimum: 0, maximum: 1 })),
        for_price: Rupees,
        booking_amount: Rupees,
        valid_until: Instant,
        reason: text,
        /**
         * Terms that the desk entered: who carries the goods, as it was typed, and the buyer's credit days. Additive.
         */
        delivery_by: Optional(orNull(text)),
        credit_days: Optional(Integer()),
      }),
    ),
  }),
});
export type DeskQuotationAnswer = Static<typeof DeskQuotationAnswer>;

/** The landed price of an offer with a freight, as a marking at this moment would freeze it. */
const pricedPair = {
  /** Goods and freight before GST. */
  landed_per_mt: Rupees,
  landed_total: Rupees,
  /** Their breakdown: every part of the goods' price and the freight, before GST. Additive. */
  steps: Optional(ArrayOf(LandedPriceStep)),
  gst_percent: NumberOf(),
  gst: Rupees,
  for_price: Rupees,
  booking_amount: Rupees,
  /** Freight per MT with GST (without it where it is at cost), as the buyer sees it. */
  transport_price: Rupees,
  /** What the consignee pays to the carrier per MT before GST; null where freight is in the price. Additive. */
  freight_to_pay: Optional(orNull(Rupees)),
  /** `transport_price` bears no GST: the carrier bills the buyer. */
  is_freight_at_cost: Optional(Integer({ minimum: 0, maximum: 1 })),
  /** The ex price with GST, as the seller sees it. */
  seller_total: Rupees,
  credit_days: Integer(),
  valid_until: Instant,
  can_deliver: Integer({ minimum: 0, maximum: 1 }),
  /** Not the lowest that can deliver, and above what one person may mark alone. Additive. */
  needs_second: Optional(Integer({ minimum: 0, maximum: 1 })),
};

/** Rupees per MT with paise, as part of an address. */
const typedRate = StringOf({
  pattern: "^\\d{1,8}(\\.\\d{1,2})?$",
  maxLength: 11,
  message: "Please enter a valid amount",
});

/** The same, up to the limit of a booking amount. */
const typedAmount = StringOf({
  pattern: "^(\\d{1,10}(\\.\\d{1,2})?|10{10}(\\.0{1,2})?)$",
  maxLength: 14,
  message: "Please enter a valid amount",
});

/**
 * `GET /desk/quotation/{id}/price`: an offer with a bid, or with freight that the desk arranges, on terms that the desk
 * enters.
 */
export const DeskPriceQuery = ObjectOf(
  {
    /** Key or phone. */
    seller_id: requiredLine(60, "Please enter the seller"),
    transporter_id: Optional(requiredLine(60, "Please enter the transporter")),
    transport_price: Optional(typedRate),
    freight_mode: markingTerms.freight_mode,
    credit_days: markingTerms.credit_days,
    booking_amount: Optional(typedAmount),
    commission_type: markingTerms.commission_type,
    commission: Optional(typedRate),
  },
  closed,
);
export type DeskPriceQuery = Static<typeof DeskPriceQuery>;
/** The fields of a marking that decide its price. */
export const priceTerms: readonly string[] = Object.keys(DeskPriceQuery.properties);

export const DeskPriceAnswer = ObjectOf({
  data: ObjectOf({ seller_id: Id, transporter_id: orNull(Id), ...pricedPair }),
});
export type DeskPriceAnswer = Static<typeof DeskPriceAnswer>;

/** `GET /desk/quotation/{id}/board`: every offer with every freight bid, as a marking at this moment would freeze them. */
export const DeskBoardAnswer = ObjectOf({
  data: ObjectOf({
    hsn: text,
    /** The lowest that its seller can deliver comes first. */
    pairs: ArrayOf(ObjectOf({ seller_id: Id, transporter_id: Id, ...pricedPair })),
    /**
     * Without a freight bid each offer at its landed estimate per MT before GST, the lowest that can be delivered first; none of them
     * can be marked. Additive.
     */
    estimates: Optional(ArrayOf(EstimatedOffer)),
    /** Each seller's free stock per size; null where they entered none, which means no limit. */
    free: ArrayOf(ObjectOf({ seller_id: Id, size: text, asked: Tonnes, free: orNull(Tonnes) })),
    /** Each seller's record on past orders. Additive. */
    records: Optional(
      ArrayOf(
        ObjectOf({
          seller_id: Id,
          orders: Count,
          cancelled: Count,
          /** Vehicles that were loaded, and how many of them by the day that the seller had confirmed. */
          loaded: Count,
          loaded_in_time: Count,
        }),
      ),
    ),
    /** Every price offered or bid, in order of time; null where it was withdrawn. Additive. */
    revisions: Optional(
      ArrayOf(
        ObjectOf({
          of: Enum(["offer", "bid"]),
          bidder_id: Id,
          bidder: text,
          prices: ArrayOf(ObjectOf({ price: orNull(Rupees), at: Instant })),
        }),
      ),
    ),
    /** The requests about this quotation that wait for a second person. Additive. */
    approval_id: Optional(orNull(Id)),
    /** The buyer has reported a payment for the marked terms, which can no longer be replaced. Additive. */
    is_paid_for: Optional(Integer({ minimum: 0, maximum: 1 })),
  }),
});
export type DeskBoardAnswer = Static<typeof DeskBoardAnswer>;

/** The desk's reads of quotations. */
export const quotationReads = {
  "quotation list": {
    right: "look",
    path: "/desk/quotation",
    summary: "Quotations, those waiting for a marking first",
    query: DeskQuotationQuery,
    answer: DeskQuotationListAnswer,
  },
  "quotation show": {
    right: "look",
    path: "/desk/quotation/:id",
    summary: "A quotation with both boards",
    query: ObjectOf({}, closed),
    answer: DeskQuotationAnswer,
  },
  "quotation board": {
    right: "look",
    path: "/desk/quotation/:id/board",
    summary: "Every offer with every freight bid, at the landed price before GST",
    query: ObjectOf({}, closed),
    answer: DeskBoardAnswer,
  },
  "quotation price": {
    right: "look",
    path: "/desk/quotation/:id/price",
    summary:
      "What marking now would freeze: an offer with a bid, or with freight that the desk arranges, and its terms",
    query: DeskPriceQuery,
    answer: DeskPriceAnswer,
  },
} as const;

/** Marking. */
export const quotationWrites = {
  "quotation mark": {
    right: "trade",
    path: "/desk/quotation/:id/mark",
    summary: "Choose a seller and the freight; the buyer may then pay the booking amount",
    body: withReason(markingTerms),
  },
  "quotation remark": {
    right: "trade",
    path: "/desk/quotation/:id/remark",
    summary: "Choose another seller or freight while nothing is paid",
    body: withReason(markingTerms),
  },
  "quotation reject": {
    right: "trade",
    path: "/desk/quotation/:id/reject",
    summary: "End a quotation that the market cannot answer; the buyer reads the reason",
    body: withReason(closeAsRead),
  },
  "quotation extend": {
    right: "trade",
    path: "/desk/quotation/:id/extend",
    summary: "Give the bidders more time",
    body: withReason({ ...closeAsRead, until: deskInstant }),
  },
} as const;
