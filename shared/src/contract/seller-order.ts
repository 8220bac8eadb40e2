import {
  Array as ArrayOf,
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
import { chosenId, closed, textField } from "./field";
import { pagedTrades } from "./list-turns";
import { Settlement, UpdateMarker } from "./order";
import { OrderTurn } from "./order-turn";
import { InvoiceCorrection, InvoiceParty, SellerBill, SellerNote, TakenBackBill, TaxSplit } from "./tax-invoice";
import { deliveryWish, ReadOrderStatus, rowGoods, SizeValue, tradeRow, VariationLine } from "./trade-document";
import { Id, Instant, Rupees, Tonnes } from "./wire";

const sellerSteps = ["confirm", "loading", "final_quantity", "invoice"] as const;
/** What the seller can do next; empty when it is somebody else's turn. */
export const SellerStep = Enum([...sellerSteps]);
export type SellerStep = Static<typeof SellerStep>;

/** A weight that falls short of the plan of its vehicle by this or more is unusual: often a digit is missing. */
export const farBelowPlanPercent = 10;

/** A row of the received orders. `for_price` is the receivable (docs/domain.md#prices). */
export const ReceivedOrder = ObjectOf({
  ...tradeRow,
  order_id: StringOf(),
  status: ReadOrderStatus,
  for_price: Rupees,
  due_amount: Rupees,
  /** What is owed for it now that a bill asks for: `due_amount` has also what is not invoiced yet. Additive. */
  invoiced_due: Optional(Rupees),
  /** The first day on which an unpaid bill is due; null where none is unpaid. Additive. */
  due_on: Optional(Union([StringOf(), Null()])),
  /** Additive. */
  next_steps: Optional(ArrayOf(SellerStep)),
  /** The next step, whoever takes it; null when none is left. Additive. */
  waits_for: Optional(Union([OrderTurn, Null()])),
  ...rowGoods,
});
export type ReceivedOrder = Static<typeof ReceivedOrder>;

/** `GET /seller/order`. */
export const ReceivedOrderListAnswer = pagedTrades(ReceivedOrder);
export type ReceivedOrderListAnswer = Static<typeof ReceivedOrderListAnswer>;

/** What the seller's bill for a loaded vehicle comes to: the figures that its total is compared with. */
export const ExpectedBill = ObjectOf({
  /** `rate` per MT before GST, with the seller's charges, less `commission`. */
  lines: ArrayOf(ObjectOf({ value: ArrayOf(SizeValue), quantity: Tonnes, rate: Rupees, taxable_amount: Rupees })),
  /** Per MT before GST; 0 where none is taken off the rates. */
  commission: Rupees,
  tax: TaxSplit,
  round_off: Rupees,
  total: Rupees,
});
export type ExpectedBill = Static<typeof ExpectedBill>;

/** A vehicle to load, as far as its seller needs to know it; without freight and the driver's address. */
export const SellerVehicle = ObjectOf({
  id: Id,
  vehicle_number: StringOf(),
  driver_name: StringOf(),
  driver_phone: StringOf(),
  reported_at: Union([Instant, Null()]),
  final_quantity: Union([Tonnes, Null()]),
  invoice: Union([StringOf(), Null()]),
  /** What it is to load; additive. */
  planned_quantity: Optional(Tonnes),
  /** Addresses of the picture and the document that the seller uploaded with weight and invoice; additive. */
  loaded_vehicle_photo: Optional(Union([StringOf(), Null()])),
  invoice_paper: Optional(Union([StringOf(), Null()])),
  /** What they gave the driver; can be corrected until the vehicle is invoiced. Additive. */
  freight_advance: Optional(Rupees),
  /**
   * Additive: null while it is not loaded, once it is invoiced, and in an order booked before freight bore GST, where no
   * total is compared.
   */
  expected_bill: Optional(Union([ExpectedBill, Null()])),
  /** Additive: who may cancel the invoice of this vehicle; null while there is none or once it has delivered. */
  invoice_corrected_by: Optional(Union([Enum(["seller", "desk"]), Null()])),
});
export type SellerVehicle = Static<typeof SellerVehicle>;

/** An order as its seller sees it. The billed buyer is the platform; the goods go to the consignee. */
export const SellerOrder = ObjectOf({
  id: Id,
  unique_id: StringOf(),
  order_id: StringOf(),
  commodity_product: ObjectOf({ name: StringOf(), category: ObjectOf({ name: StringOf() }), thumbnail: StringOf() }),
  brand: ObjectOf({ name: StringOf() }),
  /** The chosen quality, `Fe 500D`; empty where the product has none. Additive. */
  quality: Optional(StringOf()),
  created_at: Instant,
  updated_at: Instant,
  consignee_detail: ObjectOf({
    company_name: StringOf(),
    pincode: StringOf(),
    address_line_one: StringOf(),
    address_line_two: StringOf(),
    city: StringOf(),
    state: StringOf(),
  }),
  variation: ArrayOf(VariationLine),
  /** The agreed quantity of each size, before any loaded weight. Additive. */
  ordered: Optional(ArrayOf(ObjectOf({ id: Id, quantity: Tonnes }))),
  status: ReadOrderStatus,
  base_price: Rupees,
  total_quantity: Tonnes,
  ex_price: Rupees,
  freight_advance_amount: Rupees,
  for_price: Rupees,
  paid_amount: Rupees,
  due_amount: Rupees,
  update_for: Union([UpdateMarker, Null()]),
  // Additive from here.
  /** 1 where only loaded weights differ from what was booked, and none is far below the plan of its vehicle. */
  is_weighed_as_planned: Optional(Integer({ minimum: 0, maximum: 1 })),
  /** By how much the bills exceed quantity times price (rounding); `paid_amount` is what was paid less this. */
  paper_difference: Rupees,
  /**
   * The parts of `paid_amount` that were deducted from the bills as income tax, and credited by the seller's own notes.
   */
  tds_amount: Optional(Rupees),
  noted_amount: Optional(Rupees),
  /** Each entry of `paid_amount` with `paper_difference`, oldest first, without reversed ones. */
  settlements: Optional(ArrayOf(Settlement)),
  /** The consignee pays the freight to the carrier: the driver gets no advance on it. */
  takes_no_advance: Optional(Integer({ minimum: 0, maximum: 1 })),
  next_steps: ArrayOf(SellerStep),
  /** The next step, whoever takes it; null when none is left. */
  waits_for: Optional(Union([OrderTurn, Null()])),
  vehicles: ArrayOf(SellerVehicle),
  /** The platform under the registration of this order: the party that the seller bills. */
  bill_to: Optional(InvoiceParty),
  dispatch_date: Union([StringOf(), Null()]),
  /** GST of the goods in percent. */
  gst: Optional(NumberOf()),
  /** The seller's bills to the platform, one for each loaded vehicle. */
  invoices: Optional(ArrayOf(SellerBill)),
  /** Bills that were cancelled, oldest first. */
  taken_back: Optional(ArrayOf(TakenBackBill)),
  /** Their credit notes on these bills. */
  notes: Optional(ArrayOf(SellerNote)),
  ...deliveryWish,
});
export type SellerOrder = Static<typeof SellerOrder>;

/** `GET /seller/order-detail/{id}`. */
export const SellerOrderAnswer = ObjectOf({ data: SellerOrder });
export type SellerOrderAnswer = Static<typeof SellerOrderAnswer>;

const day = StringOf({ pattern: "^\\d{4}-\\d{2}-\\d{2}$", maxLength: 10, message: "Please enter the date" });

/**
 * `POST /seller/order/{id}/event` (additive): the seller's own steps. `confirm` takes a dispatch day; `loading` names
 * the vehicle that reported; `final_quantity` and `invoice` are per vehicle. `cancel_invoice` is not a step forward: it
 * cancels the invoice of a vehicle, with `correction`, as long as `invoice_corrected_by` is the seller.
 */
export const SellerOrderEventBody = ObjectOf(
  {
    event: Enum([...sellerSteps, "cancel_invoice"]),
    dispatch_date: Optional(day),
    vehicle_id: Optional(chosenId("Please choose a vehicle")),
    final_quantity: Optional(
      NumberOf({
        exclusiveMinimum: 0,
        maximum: 1000,
        multipleOf: 0.001,
        message: "Please enter the loaded quantity in MT",
      }),
    ),
    /** By size; absent: split as the vehicle was planned. */
    loaded: Optional(
      ArrayOf(ObjectOf({ id: Id, quantity: NumberOf({ minimum: 0, maximum: 1000, multipleOf: 0.001 }) }, closed), {
        maxItems: 60,
      }),
    ),
    invoice_number: Optional(
      StringOf({
        pattern: "^[A-Za-z0-9/-]{1,16}$",
        maxLength: 16,
        message: "Please enter the invoice number: at most 16 letters, digits, / and -, no spaces",
      }),
    ),
    invoice_date: Optional(day),
    /** Total of the bill; refused when it differs by more than a rupee from the agreed rate at the loaded weight. */
    invoice_total: Optional(
      NumberOf({ exclusiveMinimum: 0, maximum: 10_000_000_000, multipleOf: 0.01, message: "Please enter the total" }),
    ),
    /** In all for this vehicle: it replaces an earlier amount. Absent: that is kept. */
    freight_advance: Optional(NumberOf({ minimum: 0, maximum: 10_000_000, multipleOf: 0.01 })),
    /** The picture of the loaded vehicle, or the document of the invoice. */
    upload_id: Optional(Id),
    /**
     * Shown in the order's timeline after the text of the step, to every party; an entry holds 400 characters. For
     * `cancel_invoice` it is part of the reason, which only they and the desk see: at most 300.
     */
    note: Optional(textField(500)),
    /** What was wrong with the invoice; `note` has the details. */
    correction: Optional(InvoiceCorrection),
  },
  closed,
);
export type SellerOrderEventBody = Static<typeof SellerOrderEventBody>;
