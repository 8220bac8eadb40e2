import {
  Array as ArrayOf,
  Enum,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
} from "typebox";
import { closed, lineField, requiredLine } from "../field";
import { Id, Instant, Rupees } from "../wire";
import { deskPage, list, namedVehicle, orNull, text, withReason } from "./field";

/**
 * State of an e-way bill. draft: the portal has been asked; sent: it has not answered yet; then valid, about to expire,
 * or expired with the vehicle on the road; refused or cancelled; replaced: another number was entered in its place; done: its vehicle
 * has delivered.
 */
const ewayBillStates = [
  "draft",
  "sent",
  "active",
  "expiring",
  "expired",
  "failed",
  "cancelled",
  "replaced",
  "done",
] as const;
export type EwayBillState = (typeof ewayBillStates)[number];

const states = "There is no such state";
const place = requiredLine(50, "Please enter where the goods are");
const state = requiredLine(60, "Please enter the state where the goods are");
const kilometres = (minimum: number) =>
  Integer({ minimum, maximum: 4_000, message: "Please enter the distance in km" });

/** `GET /desk/eway-bill`. */
export const DeskEwayBillQuery = ObjectOf(
  { ...deskPage, state: Optional(Enum([...ewayBillStates], { message: states })) },
  closed,
);
export const deskEwayBill = {
  id: Id,
  number: orNull(text),
  order_id: text,
  invoice: text,
  /** The vehicle that carries the goods now. */
  vehicle: text,
  state: text,
  /** 1: made outside the product, which knows only its number. */
  is_typed: Integer({ minimum: 0, maximum: 1 }),
  /** 1: the portal would extend it now. */
  is_extendable: Integer({ minimum: 0, maximum: 1 }),
  made_at: orNull(Instant),
  valid_until: orNull(Instant),
  code: orNull(text),
  message: orNull(text),
};
export const DeskEwayBillListAnswer = list(deskEwayBill);
export type DeskEwayBillListAnswer = Static<typeof DeskEwayBillListAnswer>;

/** The way of the goods of an e-way bill, and what they are worth. */
const EwayJourney = ObjectOf({
  /** Where they were loaded and are unloaded: `Raipur 492001, Chhattisgarh`. */
  from: text,
  to: text,
  /** The whole way; 0: the portal counts it. */
  kilometres: Integer({ minimum: 0 }),
  /** The total of the document, with GST and freight. */
  value: Rupees,
});
export type EwayJourney = Static<typeof EwayJourney>;

/** `GET /desk/eway-bill/:id`. Additive. */
export const DeskEwayBillShowAnswer = ObjectOf({
  data: ObjectOf({
    ...deskEwayBill,
    /** What it waits for; null while it waits for nothing. */
    what: orNull(text),
    /** The requests that the portal would accept now. */
    acts: ArrayOf(Enum(["vehicle", "extend", "cancel"])),
    /** The requests that the portal has not answered yet. Additive. */
    asked: Optional(ArrayOf(Enum(["vehicle", "extend", "cancel"]))),
    carrier: text,
    carrier_phone: text,
    /** Empty where the carrier has not named a driver. */
    driver: text,
    driver_phone: text,
    /** Additive. */
    journey: Optional(orNull(EwayJourney)),
  }),
});
export type DeskEwayBillShowAnswer = Static<typeof DeskEwayBillShowAnswer>;

/** The desk's reads of this module. */
export const ewayBillReads = {
  "eway-bill list": {
    right: "look",
    path: "/desk/eway-bill",
    summary: "E-way bills of vehicles with their status, newest first",
    query: DeskEwayBillQuery,
    answer: DeskEwayBillListAnswer,
  },
  "eway-bill show": {
    right: "look",
    path: "/desk/eway-bill/:id",
    summary: "An e-way bill with what it waits for, and the carrier and the driver to call",
    query: ObjectOf({}, closed),
    answer: DeskEwayBillShowAnswer,
  },
} as const;

/** Acts on e-way bills: all but notes and what is put off call the portal. */
export const ewayBillWrites = {
  "eway-bill make": {
    right: "trade",
    path: "/desk/order/:id/eway-bill",
    summary: "Ask the portal for the e-way bill of an invoiced vehicle",
    body: withReason({
      vehicle_id: namedVehicle,
      /** 0: the portal uses the distance between the pincodes. */
      distance_km: kilometres(0),
    }),
  },
  "eway-bill vehicle": {
    right: "trade",
    path: "/desk/eway-bill/:id/vehicle",
    summary: "Report to the portal that the goods continue with another vehicle",
    body: withReason({
      vehicle_number: requiredLine(20, "Please enter the vehicle number"),
      /** The same number once more, where it is not the vehicle of the trip. Additive. */
      vehicle_again: Optional(lineField(20)),
      place,
      state,
      cause: Enum(["breakdown", "transshipment", "other", "first"], { message: "Please give the cause" }),
    }),
  },
  "eway-bill extend": {
    right: "trade",
    path: "/desk/eway-bill/:id/extend",
    summary: "Extend an e-way bill, from 8 hours before its end to 8 hours after it",
    body: withReason({
      remaining_km: kilometres(1),
      place,
      state,
      pincode: StringOf({ pattern: "^[1-9]\\d{5}$", maxLength: 6, message: "Please enter a pincode of 6 digits" }),
      cause: Enum(["calamity", "law and order", "transshipment", "accident", "other"], {
        message: "Please give the cause",
      }),
      /** Where the goods are; absent while they are moving. */
      standing: Optional(Enum(["road", "warehouse", "other"], { message: "Please say where the goods are" })),
    }),
  },
  "eway-bill note": {
    right: "trade",
    path: "/desk/eway-bill/:id/note",
    summary:
      "Note something about an e-way bill for everybody at the desk: the reason is the note, and stays in the trail",
    body: withReason({}),
  },
  "eway-bill later": {
    right: "trade",
    path: "/desk/eway-bill/:id/later",
    summary: "Deal with a waiting e-way bill later: it stays in the queue, due in so many minutes",
    body: withReason({
      minutes: Integer({ minimum: 15, maximum: 1_440, message: "Please choose from 15 minutes to 24 hours" }),
    }),
  },
  "eway-bill cancel": {
    right: "trade",
    path: "/desk/eway-bill/:id/cancel",
    summary: "Cancel an e-way bill, within 24 hours; or record that one made elsewhere was cancelled there",
    body: withReason({
      cause: Enum(["duplicate", "order", "mistake", "other"], { message: "Please give the cause" }),
    }),
  },
} as const;
