import {
  Array as ArrayOf,
  Enum,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
} from "typebox";
import { closed, requiredLine } from "../field";
import { freightBillStates } from "../transporter/freight-bill";
import { Day, Id, Instant, Rupees, Tonnes } from "../wire";
import { deskAmount, deskPage, list, namedVehicle, orNull, text, withReason } from "./field";
import { orderAsRead } from "./order-as-read";

const billFields = {
  id: Id,
  order_id: Id,
  order: text,
  vehicle: text,
  transporter: text,
  number: text,
  date: Day,
  /** submitted or checked. */
  status: text,
  receipt: text,
  gross: Tonnes,
  net: Tonnes,
  rate: Rupees,
  freight: Rupees,
  detention: Rupees,
  gst: Rupees,
  /** Who pays the GST to the state. */
  tax: text,
  /** The bill is addressed to the buyer, whose freight is at cost. Additive. */
  is_at_cost: Optional(Integer({ minimum: 0, maximum: 1 })),
  /** GSTIN of the carrier; null where they have none. */
  gstin: orNull(text),
};

/** `GET /desk/freight-bill`: carriers' bills that wait for the desk, the oldest first. */
export const DeskFreightBillQuery = ObjectOf(deskPage, closed);
export const DeskFreightBillAnswer = list(billFields);
export type DeskFreightBillAnswer = Static<typeof DeskFreightBillAnswer>;

/** `GET /desk/freight-bill/:id`: a carrier's bill beside the market's own data on the vehicle. */
export const DeskFreightBillShowAnswer = ObjectOf({
  data: ObjectOf({
    ...billFields,
    status: Enum(freightBillStates),
    vehicle_id: Id,
    transporter_phone: text,
    /** What the bill comes to for the carrier: with the GST that they charge themselves. */
    total: Rupees,
    /** Detention and GST: what an approval adds to the freight, which is owed from the delivery on. */
    beyond_freight: Rupees,
    /** What was agreed and weighed; null where it is not known. */
    agreed_rate: orNull(Rupees),
    loaded: orNull(Tonnes),
    vehicle_receipt: orNull(text),
    delivered_at: orNull(Instant),
    submitted_at: Instant,
    /** Why the desk did not accept it. */
    dispute: orNull(text),
    /** Who compared it; null until somebody has. Additive. */
    checked_by: Optional(orNull(text)),
    /** The reader checked it themselves, so their approval waits for a second person. Additive. */
    waits_after_check: Optional(Integer({ minimum: 0, maximum: 1 })),
    /** The requests about it or its vehicle that wait for a second person. Additive. */
    approval_ids: Optional(ArrayOf(Id)),
    /** The document itself. Additive. */
    paper_id: Optional(Id),
  }),
});
export type DeskFreightBillShowAnswer = Static<typeof DeskFreightBillShowAnswer>;

/** `GET /desk/unbilled-freight`: delivered vehicles whose carrier we pay and who has no approved bill for them, the oldest first. */
export const DeskUnbilledFreightAnswer = list({
  order_id: Id,
  order: text,
  vehicle: text,
  transporter: text,
  phone: text,
  delivered_at: Instant,
  /** Since then. */
  days: Integer(),
  freight: Rupees,
  /** What we paid the carrier for the order. */
  paid: Rupees,
  /** What the seller gave the carrier of it in advance. Additive. */
  advanced: Optional(Rupees),
  /** GST on the freight that we will owe under reverse charge; zero where the carrier charges it themselves. */
  reverse_charge: Rupees,
  /** none, submitted, checked or disputed. */
  bill: text,
});
export type DeskUnbilledFreightAnswer = Static<typeof DeskUnbilledFreightAnswer>;

/** The desk's reads of this module. */
export const freightReads = {
  "freight-bill list": {
    right: "look",
    path: "/desk/freight-bill",
    summary: "Carriers' bills to check and to approve, the oldest first",
    query: DeskFreightBillQuery,
    answer: DeskFreightBillAnswer,
  },
  "freight-bill missing": {
    right: "look",
    path: "/desk/unbilled-freight",
    summary:
      "Delivered vehicles without an approved freight bill, the oldest first, with the GST that is not in the books yet",
    query: ObjectOf(deskPage, closed),
    answer: DeskUnbilledFreightAnswer,
  },
  "freight-bill show": {
    right: "look",
    path: "/desk/freight-bill/:id",
    summary: "A carrier's bill beside the agreed rate, the loaded weight and the receipt of its vehicle",
    query: ObjectOf({}, closed),
    answer: DeskFreightBillShowAnswer,
  },
} as const;

/** The number of the bill that was read; if the bill has another one by now, the act is refused. */
const bill = Optional(requiredLine(40, "Please enter the number of the bill"));
const ofVehicle = withReason({ vehicle_id: namedVehicle, bill });

/** Carriers' bills, and the GST that the platform pays for them. */
export const freightWrites = {
  "order check-freight-bill": {
    right: "trade",
    path: "/desk/order/:id/check-freight-bill",
    summary: "Confirm that the carrier's bill for a vehicle agrees with receipt, weight and declaration",
    body: ofVehicle,
  },
  "order approve-freight-bill": {
    right: "money",
    path: "/desk/order/:id/approve-freight-bill",
    summary: "Approve the checked bill of a vehicle: its GST and detention are owed",
    body: withReason({
      vehicle_id: namedVehicle,
      bill,
      /** What the bill adds to the freight, in rupees, as it was read; if it differs, the approval is refused. */
      amount: Optional(deskAmount),
    }),
  },
  "order dispute-freight-bill": {
    right: "money",
    path: "/desk/order/:id/dispute-freight-bill",
    summary: "Dispute the bill of a vehicle; the carrier reads the reason and sends another one",
    body: ofVehicle,
  },
  "order charge-lost-goods": {
    right: "money",
    path: "/desk/order/:id/charge-lost-goods",
    summary:
      "Charge the carrier for a shortage that a note credits to the buyer: purchase price and its GST come off the freight",
    body: withReason({
      ...orderAsRead,
      note: requiredLine(16, "Please name the credit note"),
      /** What the carrier bears, in rupees, as it was read; if it differs, the act is refused. */
      amount: Optional(deskAmount),
    }),
  },
  "reverse-charge deposit": {
    right: "money",
    path: "/desk/reverse-charge",
    summary: "Enter GST that the platform paid to the state under reverse charge",
    body: withReason({
      amount: deskAmount,
      /** Its CPIN or CIN, with or without gaps: see `checkGstChallan`. */
      challan: StringOf({
        pattern:
          "^[^0-9A-Za-z]*([Cc][Pp]?[Ii][Nn][^0-9A-Za-z]+)?([A-Za-z]{3,4}[^0-9A-Za-z]*)?(\\d[^0-9A-Za-z]*){14}([A-Za-z]{3,4}[^0-9A-Za-z]*)?$",
        minLength: 1,
        maxLength: 40,
        message: "Please enter the CPIN of the challan (14 digits) or its CIN (the CPIN with the bank's code)",
        messageWhenMissing: "Please enter the number of the challan",
      }),
    }),
  },
} as const;
