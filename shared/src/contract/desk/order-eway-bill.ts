import { Array as ArrayOf, Object as ObjectOf, Optional } from "typebox";
import { Id, Instant } from "../wire";
import { orNull, text } from "./field";

/** An e-way bill of an order, as the desk reads it with the order. */
export const OrderEwayBill = ObjectOf({
  number: text,
  /** Of `EwayAct`; plain texts, so that an older area accepts one that it does not know. */
  acts: ArrayOf(text),
  /** That the goods are on now: it may have changed on the road. Additive. */
  vehicle: Optional(text),
  /** The vehicle of the order. */
  vehicle_id: Optional(Id),
  /** Number of its invoice. */
  invoice: Optional(text),
  state: Optional(text),
  valid_until: Optional(orNull(Instant)),
  /** Why it was replaced, refused or cancelled. */
  message: Optional(orNull(text)),
  /** Each vehicle that was reported to the portal for it (part B), the latest last. Additive. */
  part_b: Optional(
    ArrayOf(
      ObjectOf({
        vehicle: text,
        /** Where the goods were. */
        place: text,
        reason: text,
        at: Instant,
        /** waiting, done or failed. */
        state: text,
        /** What the portal answered where it refused. */
        message: orNull(text),
      }),
    ),
  ),
});
