import { Number as NumberOf } from "typebox";
import type { Setting } from "../site/settings";

const Amount = NumberOf({ minimum: 0, maximum: 1_000_000_000, multipleOf: 0.01 });

/** Money acts of the desk above this many rupees wait for a second person (part B7). */
export const secondPersonAbove: Setting<typeof Amount> = {
  key: "second_person_above_rupees",
  schema: Amount,
  fallback: 1_000_000,
};
