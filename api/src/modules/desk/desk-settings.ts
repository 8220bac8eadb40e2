import { Integer, Number as NumberOf, type TSchema } from "typebox";
import type { Setting } from "../site/settings";

const Amount = NumberOf({ minimum: 0, maximum: 1_000_000_000, multipleOf: 0.01 });
const Days = Integer({ minimum: 1, maximum: 30 });

/** A money act of the desk above this many rupees waits for a second person. */
export const secondPersonAbove: Setting<typeof Amount> = {
  key: "second_person_above_rupees",
  schema: Amount,
  fallback: 1_000_000,
};

/**
 * What one staff member moves alone within the days below, and what is moved alone for one person, may come to this many
 * rupees; the act that would exceed it waits for a second person. So a large amount cannot pass in small parts.
 */
export const secondPersonTotal: Setting<typeof Amount> = {
  key: "second_person_total_rupees",
  schema: Amount,
  fallback: 1_000_000,
};

/** Over how many days, up to this moment, the total is taken. */
export const secondPersonDays: Setting<typeof Days> = {
  key: "second_person_total_days",
  schema: Days,
  fallback: 1,
};

/** The limits of one person: nobody changes them alone. */
export const secondPersonSettings: readonly Setting<TSchema>[] = [
  secondPersonAbove,
  secondPersonTotal,
  secondPersonDays,
];
