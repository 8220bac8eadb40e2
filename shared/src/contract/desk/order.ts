import {
  Array as ArrayOf,
  Boolean as BooleanOf,
  Enum,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  type TProperties,
} from "typebox";
import { closed, requiredLine, requiredText } from "../field";
import { LedgerRow, Order } from "../order";
import { SellerOrder, SellerOrderEventBody } from "../seller-order";
import { InvoiceCorrection } from "../tax-invoice";
import { OrderStatus, TimelineEvent } from "../trade-document";
import { TransporterOrderEventBody } from "../transporter/order";
import { Id, Instant, Rupees, Tonnes } from "../wire";
import {
  deskAmount,
  deskDay,
  deskPage,
  deskRate,
  namedPerson,
  namedSize,
  namedVehicle,
  orNull,
  pagedList,
  reasonField,
  text,
  withReason,
} from "./field";
import { orderAsRead } from "./order-as-read";
import { freightAsk, loadedQuantity, noteAsk } from "./order-draft";
import { OrderEwayBill } from "./order-eway-bill";

/** `GET /desk/order`. */
export const DeskOrderQuery = ObjectOf({ ...deskPage, status: Optional(OrderStatus) }, closed);
const deskOrder = {
  id: Id,
  number: text,
  quotation: text,
  status: OrderStatus,
  product: text,
  quantity: Tonnes,
  buyer: text,
  seller: text,
  for_price: Rupees,
  updated_at: Instant,
};
export const DeskOrderListAnswer = pagedList(deskOrder);

export type DeskOrderRow = Static<typeof DeskOrderListAnswer>["data"][number];

/** The requests to the portal about an existing e-way bill. */
export type EwayAct = "vehicle" | "extend" | "cancel";

/** `GET /desk/order/{id}`: the order as the buyer and as the seller see it, with money, timeline and changes. */
export const DeskOrderAnswer = ObjectOf({
  data: ObjectOf({
    ...deskOrder,
    /** What to check before the invoice is issued, such as an address with an impossible GSTIN. */
    warnings: ArrayOf(text),
    buyer_view: Order,
    seller_view: SellerOrder,
    lines: ArrayOf(
      ObjectOf({ id: Id, size_id: Id, size: text, quantity: Tonnes, current: Optional(Tonnes), unit_price: Rupees }),
    ),
    award: orNull(
      ObjectOf({
        transporter_id: Id,
        price: Rupees,
        reason: text,
        /** Additive. */
        transporter: Optional(text),
      }),
    ),
    money: ObjectOf({
      /** The sum of invoices and notes so far, or what is kept of a cancelled order; less `paid` it is `open`. */
      charged: Rupees,
      paid: Rupees,
      /** Below zero while an advance waits for its invoice. */
      open: Rupees,
      /** For the whole order, including what is not invoiced yet. */
      due: Rupees,
      advance: Rupees,
      /** The sum of the bills, what settled them, and what is left, including the two below. */
      seller_charged: Rupees,
      seller_paid: Rupees,
      seller_owed: Rupees,
      transporter_charged: Rupees,
      transporter_paid: Rupees,
      transporter_owed: Rupees,
      settled_at: orNull(Instant),
    }),
    /** The requests about it that wait for a second person, in the order they were made. Additive. */
    approval_ids: Optional(ArrayOf(Id)),
    /** Steps that the order's status allows now, on either side; the desk may take each of them. Additive. */
    steps: Optional(ArrayOf(text)),
    /** The seller's bills and credit notes, under their own numbers, by the keys of their pages. Additive. */
    seller_papers: Optional(ArrayOf(ObjectOf({ id: Id, kind: Enum(["bill", "seller note"]), number: text }))),
    /** The credit notes whose shortage the carrier can be charged for now, with what would come off the freight. Additive. */
    shortages: Optional(ArrayOf(ObjectOf({ note: text, amount: Rupees }))),
    /** The invoices that cannot be cancelled now, by the vehicle, each with why and what can be done instead; the others can. Additive. */
    lasting_invoices: Optional(ArrayOf(ObjectOf({ vehicle_id: Id, invoice: text, why: text }))),
    /** Each e-way bill that the order has had, newest first, with what the portal would change now; nothing for one made outside. Additive. */
    eway_bills: Optional(ArrayOf(OrderEwayBill)),
    timeline: ArrayOf(
      ObjectOf({
        ...TimelineEvent.properties,
        /** The sides that read it: the text speaks to them. Additive. */
        audience: Optional(ArrayOf(text)),
      }),
    ),
    changes: ArrayOf(
      ObjectOf({ kind: text, before: text, after: text, reason: text, consent: orNull(text), at: Instant }),
    ),
  }),
});
export type DeskOrderAnswer = Static<typeof DeskOrderAnswer>;

/** `GET /desk/order/{id}/ledger`. */
export const DeskLedgerQuery = ObjectOf({ side: Enum(["buyer", "seller", "transporter"]) }, closed);
export const DeskLedgerAnswer = ObjectOf({ data: ArrayOf(LedgerRow) });
export type DeskLedgerAnswer = Static<typeof DeskLedgerAnswer>;

/** The desk's reads of orders. */
export const orderReads = {
  "order list": {
    right: "look",
    path: "/desk/order",
    summary: "Orders, newest first",
    query: DeskOrderQuery,
    answer: DeskOrderListAnswer,
  },
  "order show": {
    right: "look",
    path: "/desk/order/:id",
    summary: "An order as each side sees it, with its money and its timeline",
    query: ObjectOf({}, closed),
    answer: DeskOrderAnswer,
  },
  "order ledger": {
    right: "look",
    path: "/desk/order/:id/ledger",
    summary: "The ledger of an order as one side reads it",
    query: DeskLedgerQuery,
    answer: DeskLedgerAnswer,
  },
} as const;

/** The total of a note as it was read: refused (409) when it has changed since. */
const totalAsRead = Optional(deskAmount);

/** The for price that a change comes to, as it was read: refused (409) when it comes to another one. */
const newPriceAsRead = Optional(deskAmount);

const orderAct = <Fields extends TProperties>(fields: Fields) => withReason({ ...fields, ...orderAsRead });

/** Orders. */
export const orderWrites = {
  "order seller-step": {
    right: "trade",
    path: "/desk/order/:id/seller-step",
    summary: "Enter a step of the seller: confirm, loading, final_quantity, invoice, cancel_invoice",
    body: ObjectOf(
      {
        ...SellerOrderEventBody.properties,
        vehicle_id: Optional(namedVehicle),
        loaded: Optional(ArrayOf(ObjectOf({ id: namedSize, quantity: loadedQuantity }, closed), { maxItems: 60 })),
        ...orderAsRead,
        reason: reasonField,
      },
      closed,
    ),
  },
  "order transporter-step": {
    right: "trade",
    path: "/desk/order/:id/transporter-step",
    summary: "Enter a step of the transporter: vehicle, driver, transport_receipt, eway_bill, proof_of_delivery",
    body: ObjectOf(
      { ...TransporterOrderEventBody.properties, trip_id: Optional(namedVehicle), ...orderAsRead, reason: reasonField },
      closed,
    ),
  },
  "order cancel": {
    right: "trade",
    path: "/desk/order/:id/cancel",
    summary: "Cancel an order before loading; any part of the advance that is not refunded is kept",
    body: orderAct({ refund: NumberOf({ minimum: 0, maximum: 10_000_000_000, multipleOf: 0.01 }) }),
  },
  "order award": {
    right: "trade",
    path: "/desk/order/:id/award",
    summary: "Award the freight to a transporter, per MT",
    body: orderAct({ transporter_id: namedPerson, price: deskRate }),
  },
  "order remove-vehicle": {
    right: "trade",
    path: "/desk/order/:id/remove-vehicle",
    summary: "Remove a vehicle from the order before it is loaded",
    body: orderAct({ vehicle_id: namedVehicle }),
  },
  "order cancel-invoice": {
    right: "trade",
    path: "/desk/order/:id/cancel-invoice",
    summary: "Cancel the invoice of a vehicle by a credit note, before it delivers",
    // The reason is for the desk and the seller; the buyer's document shows the correction.
    body: orderAct({ vehicle_id: namedVehicle, correction: Optional(InvoiceCorrection) }),
  },
  "order note": {
    right: "money",
    path: "/desk/order/:id/note",
    summary: "Correct a part of an invoice by a credit note, or charge more by a debit note",
    // The reason is for the desk; the buyer's document shows what the note is about.
    body: orderAct({
      ...noteAsk,
      expected_total: totalAsRead,
    }),
  },
  "order seller-note": {
    right: "money",
    path: "/desk/order/:id/seller-note",
    summary: "Enter the seller's credit note over a part of their bill",
    // The reason is for the desk; the document shows what the note is about.
    body: orderAct({
      bill: requiredLine(16, "Please enter the number of the bill"),
      number: requiredLine(16, "Please enter the number of the note"),
      date: deskDay,
      cause: Enum(["weight", "rate", "quality"]),
      size: Optional(requiredLine(60, "Please enter the size")),
      quantity: Optional(loadedQuantity),
      rate: Optional(deskRate),
      /** The total of the note; refused when the bill gives another figure. */
      total: Optional(deskAmount),
      expected_total: totalAsRead,
      irn: Optional(
        StringOf({ pattern: "^\\s*[0-9a-fA-F]{64}\\s*$", maxLength: 80, message: "An IRN has 64 letters and digits" }),
      ),
    }),
  },
  "order change": {
    right: "trade",
    path: "/desk/order/:id/change",
    summary: "Change quantity or size of a line, with the buyer's consent",
    body: orderAct({
      line_id: namedSize,
      quantity: Optional(NumberOf({ minimum: 0, maximum: 10_000, multipleOf: 0.001 })),
      size_id: Optional(namedSize),
      consent: requiredText(400, "Please say how the buyer agreed"),
    }),
  },
  "order freight": {
    right: "trade",
    path: "/desk/order/:id/freight",
    summary: "Change the freight per MT before an invoice is issued; a change above 100 needs the buyer's consent",
    body: orderAct({ ...freightAsk, expected_new_price: newPriceAsRead }),
  },
  "order quality": {
    right: "trade",
    path: "/desk/order/:id/quality",
    summary: "Add a quality certificate and pictures, show or hide them",
    body: orderAct({
      certificate_id: Optional(Id),
      image_ids: Optional(ArrayOf(Id, { maxItems: 20 })),
      visible: Optional(BooleanOf()),
    }),
  },
} as const;
