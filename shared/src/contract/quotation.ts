import {
  Array as ArrayOf,
  Boolean as BooleanOf,
  Enum,
  Integer,
  Null,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import { closed, textField } from "./field";
import { pagedTrades } from "./list-turns";
import { ReportedTransfer } from "./payment";
import { LandedPriceStep } from "./price-step";
import {
  deliveryWish,
  FreightAmount,
  ListTurn,
  LoadingAddress,
  NamedBrand,
  PartyAddress,
  QuotationStatuses,
  ReadNextActor,
  ReadQuotationStatus,
  rowGoods,
  TradedProduct,
  tradeRow,
  VariationLine,
} from "./trade-document";
import { Id, Instant, MessageAnswer, Rupees, Tonnes } from "./wire";

export const QuotationListQuery = ObjectOf(
  {
    page: Optional(Integer({ minimum: 1, maximum: 100_000 })),
    /** One or several; several are additive. */
    status: Optional(QuotationStatuses),
    sort: Optional(Enum(["newest", "oldest"])),
    /** Number, party, goods, size or day; additive. */
    search: Optional(textField(60)),
    /** Additive. */
    turn: Optional(ListTurn),
  },
  closed,
);
export type QuotationListQuery = Static<typeof QuotationListQuery>;

/** A row of the sent list. `for_price` is null until a seller is marked. */
export const SentQuotation = ObjectOf({
  ...tradeRow,
  status: ReadQuotationStatus,
  next_actor: ReadNextActor,
  for_price: Union([Rupees, Null()]),
  order_id: Union([Id, Null()]),
  reply_deadline: Union([Instant, Null()]),
  /** Quotations with the same key were requested together; additive. */
  group_id: Optional(Union([Id, Null()])),
  /** How many sellers have given a price; additive. */
  offer_count: Optional(Integer({ minimum: 0 })),
  ...rowGoods,
  /** Sellers of any brand are asked, and none is marked yet: neither brand nor plant is known. Additive. */
  is_brand_open: Optional(BooleanOf()),
});
export type SentQuotation = Static<typeof SentQuotation>;

/** `GET /product-enquiry`. */
export const SentQuotationListAnswer = pagedTrades(SentQuotation);
export type SentQuotationListAnswer = Static<typeof SentQuotationListAnswer>;

/**
 * A quotation as its sender sees it: the sellers' side (bids, commission) is empty, loading address and
 * delivery are null until ordered, and every price is null before `Seller Marked`.
 */
export const Quotation = ObjectOf({
  id: Id,
  unique_id: StringOf(),
  commodity_product: TradedProduct,
  brand: NamedBrand,
  origin_city: StringOf(),
  status: ReadQuotationStatus,
  created_at: Instant,
  updated_at: Instant,
  order_id: Union([Id, Null()]),
  purpose: StringOf(),
  description: StringOf(),
  billing_address: PartyAddress,
  consignee_detail: PartyAddress,
  variation: ArrayOf(VariationLine),
  base_price: Union([Rupees, Null()]),
  transport_price: Union([Rupees, Null()]),
  total_quantity: Tonnes,
  ex_price: Union([Rupees, Null()]),
  for_price: Union([Rupees, Null()]),
  required_booking_amount: Union([Rupees, Null()]),
  credit_days: Union([Integer({ minimum: 0 }), Null()]),
  selected_packaging_charge: Union([ObjectOf({ name: StringOf() }), Null()]),
  selected_quality: Union([ObjectOf({ name: StringOf() }), Null()]),
  commission_type: Null(),
  commission: Null(),
  gst: NumberOf(),
  loading_address: Union([LoadingAddress, Null()]),
  delivery_by: Union([StringOf(), Null()]),
  bidding_list: ArrayOf(ObjectOf({ base_price: Rupees })),
  /** Whole minutes left for offers, 0 once the window has closed. */
  reply_time: Integer({ minimum: 0 }),
  // Additive from here.
  reply_deadline: Instant,
  server_time: Instant,
  is_closed: Integer({ minimum: 0, maximum: 1 }),
  next_actor: ReadNextActor,
  /** How many sellers have answered so far; never which. */
  offer_count: Integer({ minimum: 0 }),
  valid_until: Union([Instant, Null()]),
  /** A reported bank transfer waits for the desk. */
  payment_under_check: BooleanOf(),
  reported_transfer: Optional(ReportedTransfer),
  can_withdraw: BooleanOf(),
  price_steps: ArrayOf(LandedPriceStep),
  /** What the consignee pays to the carrier, beside the price; null where the price includes freight. */
  freight_to_pay: Optional(Union([FreightAmount, Null()])),
  /** The platform pays the freight for the buyer at cost: `transport_price` bears no GST, the carrier bills the buyer. */
  is_freight_at_cost: Optional(Integer({ minimum: 0, maximum: 1 })),
  /** What the buyer authorises by booking freight at cost, as text; null for any other freight. */
  freight_terms: Optional(Union([StringOf(), Null()])),
  /** HSN of the goods, for the document. */
  hsn: Optional(StringOf()),
  ...deliveryWish,
  any_brand: Optional(BooleanOf()),
  /** The other quotations of the same request. */
  group: Optional(
    ArrayOf(
      ObjectOf({
        id: Id,
        unique_id: StringOf(),
        product: StringOf(),
        brand: StringOf(),
        total_quantity: Tonnes,
        status: ReadQuotationStatus,
        for_price: Union([Rupees, Null()]),
      }),
    ),
  ),
});
export type Quotation = Static<typeof Quotation>;

/** `GET /product-enquiry/{id}`: the sender only. */
export const QuotationAnswer = ObjectOf({ data: Quotation });
export type QuotationAnswer = Static<typeof QuotationAnswer>;

/** `POST /product-enquiry/{id}/payment` (additive). `order_id` is null while a bank transfer is under check. */
export const BookingPaymentAnswer = ObjectOf({
  ...MessageAnswer.properties,
  status: ReadQuotationStatus,
  order_id: Union([Id, Null()]),
});
export type BookingPaymentAnswer = Static<typeof BookingPaymentAnswer>;
