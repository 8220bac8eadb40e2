import {
  Array as ArrayOf,
  Boolean as BooleanOf,
  Integer,
  Null,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import { closed } from "../field";
import { deliveryWish, ReadFreightStatus } from "../trade-document";
import { Id, Instant, paged, Rupees, Tonnes } from "../wire";
import { CarriedBrand, CarriedProduct, carriedGoods } from "./carried-goods";
import { workQuery } from "./work-query";

/** A freight enquiry on a card. Prices are freight per MT; min and max are the caller's own belt range. */
export const TransporterEnquiry = ObjectOf({
  id: Id,
  unique_id: StringOf(),
  commodity_product: CarriedProduct,
  brand: CarriedBrand,
  origin_city: StringOf(),
  min_price: Union([Rupees, Null()]),
  max_price: Union([Rupees, Null()]),
  description: StringOf(),
  status: ReadFreightStatus,
  billing_address: ObjectOf({
    address_line_one: StringOf(),
    address_line_two: StringOf(),
    state: StringOf(),
    pincode: StringOf(),
  }),
  // Additive from here.
  unloading_city: StringOf(),
  unloading_state: StringOf(),
  unloading_pincode: Optional(StringOf()),
  ...carriedGoods,
  total_quantity: Tonnes,
  my_price: Union([Rupees, Null()]),
  bid_count: Integer({ minimum: 0 }),
  reply_deadline: Instant,
  server_time: Instant,
  is_closed: Integer({ minimum: 0, maximum: 1 }),
  can_withdraw: BooleanOf(),
  ...deliveryWish,
});
export type TransporterEnquiry = Static<typeof TransporterEnquiry>;

/** `GET /transporter/product-enquiry`: the newest, those that still accept bids first; paging is additive. */
export const TransporterEnquiryListQuery = ObjectOf(workQuery, closed);
export type TransporterEnquiryListQuery = Static<typeof TransporterEnquiryListQuery>;
export const TransporterEnquiryListAnswer = paged(TransporterEnquiry);
export type TransporterEnquiryListAnswer = Static<typeof TransporterEnquiryListAnswer>;

/** A bid on the board, lowest first (docs/domain.md#the-two-auctions). `is_my_price` and `company_name` are additive. */
export const FreightBid = ObjectOf({
  get_user: ObjectOf({ name: StringOf(), company_name: Optional(StringOf()) }),
  price: Rupees,
  is_my_price: Integer({ minimum: 0, maximum: 1 }),
});
export type FreightBid = Static<typeof FreightBid>;

/** `GET /transporter/product-enquiry/{id}`. */
export const TransporterEnquiryAnswer = ObjectOf({ data: TransporterEnquiry, bidding_list: ArrayOf(FreightBid) });
export type TransporterEnquiryAnswer = Static<typeof TransporterEnquiryAnswer>;

/** `POST /transporter/product-enquiry/{id}`: freight per MT; the bid can be revised until marking. */
export const FreightBidBody = ObjectOf(
  {
    price: NumberOf({
      exclusiveMinimum: 0,
      maximum: 1_000_000,
      multipleOf: 0.01,
      message: "Please enter price",
    }),
  },
  closed,
);
export type FreightBidBody = Static<typeof FreightBidBody>;
