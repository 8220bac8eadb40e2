import {
  Array as ArrayOf,
  Boolean as BooleanOf,
  Enum,
  Integer,
  Null,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import { WatchedOffer } from "./bookmark";
import { closed, pincodeField } from "./field";
import { OrderTurn } from "./order-turn";
import { ReadOrderStatus, ReadQuotationStatus } from "./trade-document";
import { Id, Instant, Rupees, Tonnes } from "./wire";

/** `GET /trader-day`: with landed prices where the place of delivery is known. */
export const TraderDayQuery = ObjectOf({ pincode: Optional(pincodeField) }, closed);
export type TraderDayQuery = Static<typeof TraderDayQuery>;

/** A quotation that is open, or an order that is not settled. */
export const RunningDeal = ObjectOf({
  kind: Enum(["quotation", "order"]),
  id: Id,
  number: StringOf(),
  goods: StringOf(),
  quantity: Tonnes,
  origin_city: StringOf(),
  /** Sellers of any brand are asked, and none is marked yet; additive. */
  is_brand_open: Optional(BooleanOf()),
  status: Union([ReadQuotationStatus, ReadOrderStatus]),
  /** Its total; null while a quotation has no price. */
  amount: Union([Rupees, Null()]),
  /** How many sellers have answered a quotation. */
  offer_count: Integer({ minimum: 0 }),
  /** The end of the window for offers; null for an order. */
  closes_at: Union([Instant, Null()]),
  is_closed: BooleanOf(),
  /** A reported transfer of the booking amount waits for the desk. */
  is_under_check: BooleanOf(),
  /** As in `SentOrder`. */
  payable_now: Rupees,
  /** As in `SentOrder`; additive. */
  reported_amount: Optional(Rupees),
  /** The step that an order waits for, whoever takes it; additive. */
  waits_for: Optional(Union([OrderTurn, Null()])),
  at: Instant,
});
export type RunningDeal = Static<typeof RunningDeal>;

/** The limit of each list on a home page. */
export const dealsOfDay = 4;
export const pricesOfDay = 4;

/** An offer of the watch list, and the price at which the reader wants an alert. */
export const DayPrice = ObjectOf({ ...WatchedOffer.properties, target: Union([Rupees, Null()]) });
export type DayPrice = Static<typeof DayPrice>;

/** `GET /trader-day` (additive): the caller's trades as a buyer, in one answer for their home page. */
export const TraderDayAnswer = ObjectOf({
  /** First those where the caller pays next or their money is under check; of each, newest news first. */
  deals: ArrayOf(RunningDeal),
  /** From the watch list, newest first. */
  prices: ArrayOf(DayPrice),
  money: ObjectOf({
    /** The payments of My turn as one sum, including those beyond the listed ones, and their number. */
    to_pay: Rupees,
    payments: Integer({ minimum: 0 }),
    /** What the transfers under check for orders and booking amounts come to; additive. */
    reported: Optional(Rupees),
    /** How many transfers those are; additive. */
    transfers: Optional(Integer({ minimum: 0 })),
    cash: Rupees,
    credit_limit: Rupees,
    credit_free: Rupees,
  }),
});
export type TraderDayAnswer = Static<typeof TraderDayAnswer>;
