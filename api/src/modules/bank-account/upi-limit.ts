import { Number as NumberOf } from "typebox";
import type { Setting } from "../site/settings";

const Limit = NumberOf({ minimum: 1, maximum: 10_000_000, multipleOf: 0.01 });

/** The most rupees that UPI takes in one payment: one lakh for most accounts, more for some kinds of merchants. */
export const upiLimit: Setting<typeof Limit> = { key: "upi_limit_rupees", schema: Limit, fallback: 100_000 };
