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
import { closed, highestRate, ignoredField, textField } from "./field";
import { pagedTrades } from "./list-turns";
import {
  deliveryWish,
  LoadingAddress,
  ReadNextActor,
  ReadQuotationStatus,
  rowGoods,
  SizeValue,
  tradeRow,
} from "./trade-document";
import { Id, Instant, Rupees, Tonnes } from "./wire";

/** A row of the received list, without anything about the buyer or freight. */
export const ReceivedQuotation = ObjectOf({
  ...tradeRow,
  status: ReadQuotationStatus,
  next_actor: ReadNextActor,
  reply_deadline: Instant,
  is_closed: Integer({ minimum: 0, maximum: 1 }),
  my_base_price: Union([Rupees, Null()]),
  /** 1 is preferred, by landed price; null before the seller's offer, where it cannot be chosen, and once a seller is chosen. */
  my_rank: Union([Integer({ minimum: 1 }), Null()]),
  /** The caller's offer was marked; an offer that was not shows that another one was. */
  has_won: BooleanOf(),
  order_id: Union([Id, Null()]),
  ...rowGoods,
});
export type ReceivedQuotation = Static<typeof ReceivedQuotation>;

/** `GET /seller/product-enquiry`. */
export const ReceivedQuotationListAnswer = pagedTrades(ReceivedQuotation);
export type ReceivedQuotationListAnswer = Static<typeof ReceivedQuotationListAnswer>;

/** One size as the seller sees it: per MT and for the quantity, with GST, at their own price; null before their offer. */
export const SellerQuotationLine = ObjectOf({
  id: Id,
  value: ArrayOf(SizeValue),
  quantity: Tonnes,
  /** What the size adds per MT before GST, for the live preview while a price is typed. */
  price: Rupees,
  per_unit_price: Union([Rupees, Null()]),
  final_price: Union([Rupees, Null()]),
  /** The seller's free stock of this size; null where they enter none, or once a seller is chosen. */
  free_quantity: Union([Tonnes, Null()]),
});
export type SellerQuotationLine = Static<typeof SellerQuotationLine>;

/** An offer on the seller's board. All but the price and whose it is are additive. */
export const SellerBoardRow = ObjectOf({
  base_price: Rupees,
  is_my_price: Integer({ minimum: 0, maximum: 1 }),
  /** Rank by landed price; null where the offer cannot be marked as it is, and once a seller is chosen. */
  rank: Union([Integer({ minimum: 1 }), Null()]),
  /**
   * How much higher the landed price of the offer is than that of the first, per MT with charges and before GST. Freight is the same for all.
   */
  above_first: Union([Rupees, Null()]),
  /** The highest basic price at which the caller's next offer would rank before this one. */
  price_to_beat: Union([Rupees, Null()]),
  /** 1 where the price is far from its seller's listed one and the desk checks it first. */
  is_under_check: Integer({ minimum: 0, maximum: 1 }),
});
export type SellerBoardRow = Static<typeof SellerBoardRow>;

/**
 * A quotation as an asked seller sees it: without freight, payable total and buyer. It contains everything that the
 * price function needs to show receivable and commission while a price is typed.
 */
export const SellerQuotation = ObjectOf({
  id: Id,
  status: ReadQuotationStatus,
  product: ObjectOf({
    unique_id: StringOf(),
    category: StringOf(),
    brand: StringOf(),
    product: StringOf(),
    thumbnail: StringOf(),
    purpose: StringOf(),
    message: StringOf(),
    gst: NumberOf(),
    order_id: Union([Id, Null()]),
  }),
  quality: Union([ObjectOf({ name: StringOf() }), Null()]),
  packaging_charge: Union([ObjectOf({ name: StringOf() }), Null()]),
  loading_address: Union([LoadingAddress, Null()]),
  /** Null: the platform delivers, under its own name. */
  delivery_by: Union([StringOf(), Null()]),
  variation: ArrayOf(SellerQuotationLine),
  credit_days: Integer({ minimum: 0 }),
  commission_type: Enum(["include", "exclude"]),
  /** Rupees per MT; 0 unless `include`. */
  commission: Rupees,
  orderData: ObjectOf({
    basePrice: Union([Rupees, Null()]),
    total_quantity: Tonnes,
    total_ex_price: Union([Rupees, Null()]),
  }),
  /** In the order of the marking, by landed price. Only the caller's own row is identified. */
  bidding_list: ArrayOf(SellerBoardRow),
  /** Whole minutes left, 0 once the window has closed. */
  reply_time: Integer({ minimum: 0 }),
  is_closed: Integer({ minimum: 0, maximum: 1 }),
  /** The caller's city, where goods from another one were chosen: closed for them, whatever time the others have. Additive. */
  city_left_out: Optional(Union([StringOf(), Null()])),
  reply_deadline: Instant,
  server_time: Instant,
  /** The caller's last message with their offer. */
  my_description: StringOf(),
  /** What the price function adds to a base price, per MT before GST, from the caller's own listing. */
  charges: ObjectOf({
    loading_charge: Rupees,
    insurance_charge: Rupees,
    quality_charge: Rupees,
    other_charges: ArrayOf(ObjectOf({ name: StringOf(), operator: Enum(["+", "-"]), price: Rupees })),
    quality_price: Rupees,
    packaging_price: Rupees,
  }),
  /** For comparison next to the price field; null where there is nothing to compare with. */
  market: ObjectOf({
    ingot_price: Union([Rupees, Null()]),
    ingot_location: StringOf(),
    own_average_30_days: Union([Rupees, Null()]),
    listed_base_price: Rupees,
    /** Brand and city of the listing whose price that is, where any brand was asked for. Additive. */
    listed_brand: Optional(StringOf()),
    listed_city: Optional(StringOf()),
    /** A price that differs from the listed one by more than this, in percent, has to be confirmed. */
    far_percent: NumberOf(),
    /** The caller's newest offers for the product on other enquiries. */
    own_last_offers: ArrayOf(ObjectOf({ unique_id: StringOf(), base_price: Rupees, at: Instant })),
  }),
  has_won: BooleanOf(),
  /** The caller's listing that is asked: their stock is that of its sizes. Additive. */
  listing_id: Optional(Id),
  /** The rule by which offers are preferred, as a sentence for the page. */
  ranking_rule: Optional(StringOf()),
  /** GST on the commission, in percent: that of the terms once they are frozen, else of the current setting. */
  commission_gst: NumberOf(),
  ...deliveryWish,
});
export type SellerQuotation = Static<typeof SellerQuotation>;

/** `GET /seller/product-enquiry/{id}` (additive). */
export const SellerQuotationAnswer = ObjectOf({ data: SellerQuotation });
export type SellerQuotationAnswer = Static<typeof SellerQuotationAnswer>;

const basePrice = NumberOf({
  exclusiveMinimum: 0,
  maximum: highestRate,
  multipleOf: 0.01,
  message: "Please enter a price above 0",
});

/**
 * `POST /seller/product-enquiry/{id}`. The server uses `base_price`, its confirmation and `description`. The rest is in the
 * specification's list and ignored, whatever its shape: nobody's offer fails over what is never read.
 */
export const SellerOfferBody = ObjectOf(
  {
    base_price: basePrice,
    loading_address: ignoredField,
    delivery_by: ignoredField,
    price: ignoredField,
    transport_price: ignoredField,
    variation: ignoredField,
    description: Optional(textField(1000)),
    /**
     * Confirms a price far from the listed one. It must equal the `base_price` of this offer, so that an earlier
     * confirmation does not permit another price. Additive.
     */
    confirmed_price: Optional(basePrice),
  },
  closed,
);
export type SellerOfferBody = Static<typeof SellerOfferBody>;
