import { Enum, Integer, Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";
import { closed, requiredLine } from "../field";
import { Id, Instant } from "../wire";
import { deskPage, list, namedVehicle, orNull, text, withReason } from "./field";

/**
 * Where an e-way bill stands: the portal is asked (draft) and has not answered yet (sent); it is valid, ends soon, or has ended while
 * its vehicle is on the road; it was refused or cancelled; its vehicle has delivered (done).
 */
const ewayBillStates = ["draft", "sent", "active", "expiring", "expired", "failed", "cancelled", "done"] as const;

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
export const DeskEwayBillListAnswer = list({
  id: Id,
  number: orNull(text),
  order_id: text,
  invoice: text,
  /** That the goods are on now. */
  vehicle: text,
  state: text,
  /** 1: made outside, only its number is known. */
  is_typed: Integer({ minimum: 0, maximum: 1 }),
  /** 1: the portal extends it now when the desk asks. */
  is_extendable: Integer({ minimum: 0, maximum: 1 }),
  made_at: orNull(Instant),
  valid_until: orNull(Instant),
  code: orNull(text),
  message: orNull(text),
});
export type DeskEwayBillListAnswer = Static<typeof DeskEwayBillListAnswer>;

/** What the desk can look at here. */
export const ewayBillReads = {
  "eway-bill list": {
    right: "look",
    path: "/desk/eway-bill",
    summary: "E-way bills of vehicles with their status, newest first",
    query: DeskEwayBillQuery,
    answer: DeskEwayBillListAnswer,
  },
} as const;

/** Acts on e-way bills: each asks the portal. */
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
    summary: "Tell the portal that the goods continue with another vehicle",
    body: withReason({
      vehicle_number: requiredLine(20, "Please enter the vehicle number"),
      place,
      state,
      cause: Enum(["breakdown", "transshipment", "other", "first"], { message: "Please name the cause" }),
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
        message: "Please name the cause",
      }),
      /** Where the goods stand; absent while they are moving. */
      standing: Optional(Enum(["road", "warehouse", "other"], { message: "Please say where the goods are" })),
    }),
  },
  "eway-bill cancel": {
    right: "trade",
    path: "/desk/eway-bill/:id/cancel",
    summary: "Cancel an e-way bill, within 24 hours; or record that one made elsewhere was cancelled there",
    body: withReason({
      cause: Enum(["duplicate", "order", "mistake", "other"], { message: "Please name the cause" }),
    }),
  },
} as const;
