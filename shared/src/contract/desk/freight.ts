import { Object as ObjectOf, Optional, type Static } from "typebox";
import { closed, requiredLine } from "../field";
import { Day, Id, Rupees, Tonnes } from "../wire";
import { deskAmount, deskPage, list, namedVehicle, orNull, text, withReason } from "./field";

/** `GET /desk/freight-bill`: carriers' bills that wait for the desk, the oldest first. */
export const DeskFreightBillQuery = ObjectOf(deskPage, closed);
export const DeskFreightBillAnswer = list({
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
  /** By whom the GST is paid to the state. */
  tax: text,
  /** GSTIN of the carrier; null where they have none. */
  gstin: orNull(text),
});
export type DeskFreightBillAnswer = Static<typeof DeskFreightBillAnswer>;

/** What the desk can look at here. */
export const freightReads = {
  "freight-bill list": {
    right: "look",
    path: "/desk/freight-bill",
    summary: "Carriers' bills to check and to approve, the oldest first",
    query: DeskFreightBillQuery,
    answer: DeskFreightBillAnswer,
  },
} as const;

const ofVehicle = withReason({ vehicle_id: namedVehicle });

/** Carriers' bills, and the GST that the platform pays for them. */
export const freightWrites = {
  "order check-freight-bill": {
    right: "trade",
    path: "/desk/order/:id/check-freight-bill",
    summary: "Say that the carrier's bill for a vehicle agrees with receipt, weight and declaration",
    body: ofVehicle,
  },
  "order approve-freight-bill": {
    right: "money",
    path: "/desk/order/:id/approve-freight-bill",
    summary: "Approve the checked bill of a vehicle: its GST and detention are owed",
    body: withReason({
      vehicle_id: namedVehicle,
      /** The number of the bill that was read; another one is not approved. */
      bill: Optional(requiredLine(40, "Please enter the number of the bill")),
      /** What it has beyond the freight, in rupees; another amount is not approved. */
      amount: Optional(deskAmount),
    }),
  },
  "order dispute-freight-bill": {
    right: "money",
    path: "/desk/order/:id/dispute-freight-bill",
    summary: "Do not accept the bill of a vehicle; the carrier reads the reason and sends another one",
    body: ofVehicle,
  },
  "reverse-charge deposit": {
    right: "money",
    path: "/desk/reverse-charge",
    summary: "Enter GST that the platform paid to the state under reverse charge",
    body: withReason({ amount: deskAmount, challan: requiredLine(40, "Please enter the number of the challan") }),
  },
} as const;
