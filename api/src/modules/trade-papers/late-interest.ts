import { Number as NumberOf } from "typebox";
import type { Setting } from "../site/settings";

const Percent = NumberOf({ minimum: 0, maximum: 24, multipleOf: 0.01 });

/** Yearly interest that a buyer owes on what is past due; 0 means none. */
export const lateInterest: Setting<typeof Percent> = {
  key: "late_interest_percent",
  schema: Percent,
  fallback: 0,
};
