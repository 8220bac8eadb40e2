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
import { closed, rupeesField, textField } from "./field";
import { mapOf } from "./map-of";
import { FreightStatus, OrderStatus } from "./trade-document";
import { Id, Instant, MessageAnswer, pagedOrWhole, pageQuery, Rupees, Tonnes } from "./wire";

const product = ObjectOf({ name: StringOf(), thumbnail: StringOf(), category: ObjectOf({ name: StringOf() }) });
const brand = ObjectOf({ name: StringOf() });

/** A freight enquiry on a card. Prices are freight per MT; min and max are the caller's own belt range (H-28). */
export const TransporterEnquiry = ObjectOf({
  id: Id,
  unique_id: StringOf(),
  commodity_product: product,
  brand,
  origin_city: StringOf(),
  min_price: Union([Rupees, Null()]),
  max_price: Union([Rupees, Null()]),
  description: StringOf(),
  status: FreightStatus,
  billing_address: ObjectOf({
    address_line_one: StringOf(),
    address_line_two: StringOf(),
    state: StringOf(),
    pincode: StringOf(),
  }),
  // Additive from here.
  unloading_city: StringOf(),
  unloading_state: StringOf(),
  total_quantity: Tonnes,
  my_price: Union([Rupees, Null()]),
  bid_count: Integer({ minimum: 0 }),
  reply_deadline: Instant,
  server_time: Instant,
  is_closed: Integer({ minimum: 0, maximum: 1 }),
  can_withdraw: BooleanOf(),
});
export type TransporterEnquiry = Static<typeof TransporterEnquiry>;

/** `GET /transporter/product-enquiry`: the newest, those that still take bids first; a page of it is additive. */
export const TransporterEnquiryListQuery = ObjectOf(pageQuery, closed);
export const TransporterEnquiryListAnswer = pagedOrWhole(TransporterEnquiry);
export type TransporterEnquiryListAnswer = Static<typeof TransporterEnquiryListAnswer>;

/** A bid on the board, lowest first (R-195, H-29). `is_my_price` is additive. */
export const FreightBid = ObjectOf({
  get_user: ObjectOf({ name: StringOf() }),
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

/** What the transporter can do next with a vehicle or an order. */
export const TransporterStep = Enum(["vehicle", "driver", "transport_receipt", "eway_bill", "proof_of_delivery"]);
export type TransporterStep = Static<typeof TransporterStep>;

/** What a photo of a trip shows. */
export const TripPhoto = Enum(["driver", "vehicle", "transport_receipt", "eway_bill", "proof_of_delivery"]);
export type TripPhoto = Static<typeof TripPhoto>;

/** A vehicle of an order on the transporter's side. */
export const Trip = ObjectOf({
  id: Id,
  vehicle_number: StringOf(),
  driver_name: StringOf(),
  driver_phone: StringOf(),
  alternate_phone: StringOf(),
  planned_quantity: Tonnes,
  final_quantity: Union([Tonnes, Null()]),
  transport_receipt: Union([StringOf(), Null()]),
  eway_bill: Union([StringOf(), Null()]),
  eway_valid_until: Union([Instant, Null()]),
  proof_of_delivery: Union([StringOf(), Null()]),
  next_step: Union([TransporterStep, Null()]),
  /** By which the buyer follows the vehicle at the transporter; additive. */
  tracking_number: Optional(StringOf()),
  /** Photos and papers of this trip that the caller may open. Additive: an older server names only the proof. */
  photos: Optional(ArrayOf(ObjectOf({ shows: TripPhoto, url: StringOf() }))),
  /** What the seller handed the driver of his freight; additive. */
  freight_advance: Optional(Rupees),
});
export type Trip = Static<typeof Trip>;

/** An order that the transporter carries. `transport_price` is his own freight per MT. */
export const TransporterOrder = ObjectOf({
  id: Id,
  unique_id: StringOf(),
  order_id: StringOf(),
  commodity_product: product,
  brand,
  origin_city: StringOf(),
  status: OrderStatus,
  description: StringOf(),
  transport_price: Rupees,
  consignee_detail: ObjectOf({
    company_name: StringOf(),
    address_line_one: StringOf(),
    address_line_two: StringOf(),
    phone: StringOf(),
    city: StringOf(),
    state: StringOf(),
    pincode: StringOf(),
  }),
  loading_address: ArrayOf(
    ObjectOf({
      address_line_one: StringOf(),
      address_line_two: StringOf(),
      city: StringOf(),
      state: StringOf(),
      pincode: StringOf(),
    }),
  ),
  // Additive from here.
  total_quantity: Tonnes,
  trips: ArrayOf(Trip),
  /** Quantity that has no vehicle yet. */
  unplanned_quantity: Tonnes,
});
export type TransporterOrder = Static<typeof TransporterOrder>;

/** `GET /transporter/order`, newest first; a page of it is additive. */
export const TransporterOrderListQuery = ObjectOf(pageQuery, closed);
export const TransporterOrderListAnswer = pagedOrWhole(TransporterOrder);
export type TransporterOrderListAnswer = Static<typeof TransporterOrderListAnswer>;

/**
 * `POST /transporter/order/{id}/event` (additive, H-14). Pictures are uploaded first (`POST /upload`) and named by their
 * key. `vehicle` plans a vehicle, every other step names one.
 */
export const TransporterOrderEventBody = ObjectOf(
  {
    event: TransporterStep,
    trip_id: Optional(Id),
    vehicle_number: Optional(
      StringOf({
        pattern: "^([A-Z]{2}[0-9]{1,2}[A-Z]{0,3}[0-9]{1,4}|[0-9]{2}BH[0-9]{4}[A-Z]{1,2})$",
        maxLength: 12,
        message: "Please enter a valid vehicle number",
      }),
    ),
    planned_quantity: Optional(NumberOf({ exclusiveMinimum: 0, maximum: 100, multipleOf: 0.001 })),
    driver_name: Optional(textField(120)),
    driver_phone: Optional(
      StringOf({ pattern: "^[0-9]{10}$", maxLength: 10, message: "Please enter a valid phone number" }),
    ),
    alternate_phone: Optional(StringOf({ pattern: "^([0-9]{10})?$", maxLength: 10 })),
    document_number: Optional(textField(40)),
    eway_bill: Optional(
      StringOf({ pattern: "^[0-9]{12}$", maxLength: 12, message: "The e-way bill number must be 12 digits" }),
    ),
    /** Kilometres to the place of unloading, from which the validity of the e-way bill follows. */
    distance_km: Optional(Integer({ minimum: 1, maximum: 5_000 })),
    tracking_number: Optional(textField(60)),
    /** The driver's photograph, or the picture of the paper. */
    upload_id: Optional(Id),
    /** The driver with his vehicle. */
    vehicle_upload_id: Optional(Id),
    note: Optional(textField(500)),
  },
  closed,
);
export type TransporterOrderEventBody = Static<typeof TransporterOrderEventBody>;

/** `POST /upload` (additive): one picture or paper, at most 5 MB; the answer's key is named in the event that uses it. */
export const UploadAnswer = ObjectOf({ ...MessageAnswer.properties, id: Id, url: StringOf() });
export type UploadAnswer = Static<typeof UploadAnswer>;

/** `GET /transporter/product`. */
export const TransporterProductListAnswer = ObjectOf({
  data: ArrayOf(
    ObjectOf({
      id: Id,
      name: StringOf(),
      thumbnail: StringOf(),
      category_name: StringOf(),
      is_selected: Integer({ minimum: 0, maximum: 1 }),
    }),
  ),
});
export type TransporterProductListAnswer = Static<typeof TransporterProductListAnswer>;

/** `GET /transporter/vehicle`. `capacity` is in tonnes. */
export const TransporterVehicleListAnswer = ObjectOf({
  data: ArrayOf(
    ObjectOf({
      id: Id,
      name: StringOf(),
      photo: StringOf(),
      type: StringOf(),
      capacity: Tonnes,
      is_selected: Integer({ minimum: 0, maximum: 1 }),
    }),
  ),
});
export type TransporterVehicleListAnswer = Static<typeof TransporterVehicleListAnswer>;

/** A city of a belt with its range of freight per MT. */
export const BeltCity = ObjectOf({ state: StringOf(), city: StringOf(), min_price: Rupees, max_price: Rupees });
export type BeltCity = Static<typeof BeltCity>;

/** A belt: where he loads and where he unloads. `id` is additive, for editing and deleting (H-30). */
export const Belt = ObjectOf({ id: Id, loading_address: StringOf(), unloading_address: ArrayOf(BeltCity) });
export type Belt = Static<typeof Belt>;

/** `GET /transporter/belt`. */
export const BeltListAnswer = ObjectOf({ data: ArrayOf(Belt) });
export type BeltListAnswer = Static<typeof BeltListAnswer>;

/** `GET /transporter/state` and `GET /transporter/city/{state}`: names (H-65). */
export const StateListAnswer = ObjectOf({ state_list: ArrayOf(StringOf()) });
export type StateListAnswer = Static<typeof StateListAnswer>;
export const CityListAnswer = ObjectOf({ city_list: ArrayOf(StringOf()) });
export type CityListAnswer = Static<typeof CityListAnswer>;

const choices = ArrayOf(Id, { minItems: 1, maxItems: 500, uniqueItems: true });

/** `POST /transporter/assign-product`. */
export const AssignProductBody = ObjectOf(
  { commodity_product: { ...choices, message: "Please select a product" } },
  closed,
);
export type AssignProductBody = Static<typeof AssignProductBody>;

/** `POST /transporter/assign-vehicle`. */
export const AssignVehicleBody = ObjectOf({ vehicle: { ...choices, message: "Please select a vehicle" } }, closed);
export type AssignVehicleBody = Static<typeof AssignVehicleBody>;

const beltPrice = rupeesField("Please fill all fields");

/** A row of a belt, the additive form that keeps two cities of one name apart (H-30). */
export const BeltRow = ObjectOf(
  {
    state: StringOf({ minLength: 1, maxLength: 80, message: "Please fill all fields" }),
    city: StringOf({ minLength: 1, maxLength: 80, message: "Please fill all fields" }),
    min_price: beltPrice,
    max_price: beltPrice,
  },
  closed,
);
export type BeltRow = Static<typeof BeltRow>;

const priceByCity = {
  ...mapOf(NumberOf({ minimum: 0, maximum: 1_000_000, multipleOf: 0.01, message: "Please fill all fields" })),
  maxProperties: 200,
};

/**
 * `POST /transporter/assign-belt`: as the documents list it, two maps keyed by the lower-cased city with spaces as
 * underscores, or additively `rows`. With `id` (additive) the belt is replaced.
 */
export const AssignBeltBody = ObjectOf(
  {
    id: Optional(Id),
    loading_address: StringOf({ minLength: 1, maxLength: 400, pattern: "\\S", message: "Please fill all fields" }),
    selected_city: Optional(ArrayOf(StringOf({ minLength: 1, maxLength: 80 }), { maxItems: 200 })),
    min_price: Optional(priceByCity),
    max_price: Optional(priceByCity),
    rows: Optional(ArrayOf(BeltRow, { minItems: 1, maxItems: 200, message: "Please fill all fields" })),
  },
  closed,
);
export type AssignBeltBody = Static<typeof AssignBeltBody>;
