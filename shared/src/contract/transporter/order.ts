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
import { chosenId, closed, lineField, optionalPhone, phoneField, requiredLine, textField } from "../field";
import { ReadOrderStatus } from "../trade-document";
import { Day, Id, Instant, paged, Rupees, Tonnes } from "../wire";
import { CarriedBrand, CarriedProduct, carriedGoods } from "./carried-goods";
import { workQuery } from "./work-query";

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
  /** The day of the transport receipt; null while there is none. Additive. */
  transport_receipt_on: Optional(Union([StringOf(), Null()])),
  eway_bill: Union([StringOf(), Null()]),
  eway_valid_until: Union([Instant, Null()]),
  proof_of_delivery: Union([StringOf(), Null()]),
  next_step: Union([TransporterStep, Null()]),
  /**
   * False where the goods are worth so little that the vehicle may deliver without one. Additive: when missing, it
   * needs one.
   */
  needs_eway_bill: Optional(BooleanOf()),
  /** The transporter's own tracking link, by which the buyer follows the vehicle; additive. */
  tracking_number: StringOf(),
  /** Photos and documents of this trip that the caller may open; additive. */
  photos: ArrayOf(ObjectOf({ shows: TripPhoto, url: StringOf() })),
  /** What the seller gave the driver as an advance on their freight; additive. */
  freight_advance: Optional(Rupees),
});
export type Trip = Static<typeof Trip>;

/** An order that the transporter carries. `transport_price` is their own freight per MT. */
export const TransporterOrder = ObjectOf({
  id: Id,
  unique_id: StringOf(),
  order_id: StringOf(),
  commodity_product: CarriedProduct,
  brand: CarriedBrand,
  origin_city: StringOf(),
  status: ReadOrderStatus,
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
  ...carriedGoods,
  total_quantity: Tonnes,
  /** The day on which the seller can load; null until they have confirmed the order. */
  dispatch_date: Optional(Union([Day, Null()])),
  /** The consignee pays the freight: there is no bill to the platform. */
  is_freight_to_pay: Optional(Integer({ minimum: 0, maximum: 1 })),
  /** The bill is addressed to the buyer, and the platform pays it for them. */
  is_freight_at_cost: Optional(Integer({ minimum: 0, maximum: 1 })),
  trips: ArrayOf(Trip),
  /** Quantity that has no vehicle yet. */
  unplanned_quantity: Tonnes,
});
export type TransporterOrder = Static<typeof TransporterOrder>;

/** `GET /transporter/order`, newest first; paging is additive. */
export const TransporterOrderListQuery = ObjectOf(workQuery, closed);
export type TransporterOrderListQuery = Static<typeof TransporterOrderListQuery>;
export const TransporterOrderListAnswer = paged(TransporterOrder);
export type TransporterOrderListAnswer = Static<typeof TransporterOrderListAnswer>;

/** The number of a transport receipt as the e-way bill portal takes it. */
export const receiptNumberPattern = "^[A-Za-z0-9/-]{1,15}$";

/**
 * `POST /transporter/order/{id}/event` (additive). Pictures are uploaded first (`POST /upload`) and referred to by
 * their key. `vehicle` plans a vehicle, every other step refers to one.
 */
export const TransporterOrderEventBody = ObjectOf(
  {
    event: TransporterStep,
    trip_id: Optional(chosenId("Please choose a vehicle")),
    vehicle_number: Optional(
      StringOf({
        pattern: "^([A-Z]{2}[0-9]{1,2}[A-Z]{0,3}[0-9]{1,4}|[0-9]{2}BH[0-9]{4}[A-Z]{1,2})$",
        maxLength: 12,
        message: "Please enter a valid vehicle number",
      }),
    ),
    planned_quantity: Optional(
      NumberOf({ exclusiveMinimum: 0, maximum: 100, multipleOf: 0.001, message: "Please enter the quantity" }),
    ),
    driver_name: Optional(requiredLine(120, "Please enter the driver's name")),
    driver_phone: Optional(phoneField("Please enter a valid phone number")),
    alternate_phone: Optional(optionalPhone("Please enter a valid phone number")),
    document_number: Optional(
      StringOf({
        pattern: receiptNumberPattern,
        maxLength: 15,
        message:
          "Please enter the number of the transport receipt: at most 15 letters, digits, / and -, no spaces, as the e-way bill portal takes it",
      }),
    ),
    /** The day of the transport receipt; absent: today, or the day it had with the same number. */
    document_date: Optional(
      StringOf({
        pattern: "^\\d{4}-\\d{2}-\\d{2}$",
        maxLength: 10,
        message: "Please enter the day of the transport receipt",
      }),
    ),
    eway_bill: Optional(
      StringOf({ pattern: "^[0-9]{12}$", maxLength: 12, message: "The e-way bill number must be 12 digits" }),
    ),
    /** Kilometres to the place of unloading, which determine the validity of the e-way bill. */
    distance_km: Optional(
      Integer({ minimum: 1, maximum: 5_000, message: "Please enter whole kilometres, 1 to 5,000" }),
    ),
    tracking_number: Optional(lineField(60)),
    /** The driver's photograph, or the picture of the document. */
    upload_id: Optional(Id),
    /** The driver with their vehicle. */
    vehicle_upload_id: Optional(Id),
    note: Optional(textField(500)),
  },
  closed,
);
/** The message for a proof of delivery without its photo; the other steps may come without `upload_id`. */
export const receiptPhotoMissing = "Please add a photo of the signed receipt";
export type TransporterOrderEventBody = Static<typeof TransporterOrderEventBody>;
