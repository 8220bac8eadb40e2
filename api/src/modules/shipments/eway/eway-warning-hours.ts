import { Integer } from "typebox";
import type { Setting } from "../../site/settings";

const Hours = Integer({ minimum: 1, maximum: 72 });

/** An e-way bill that ends within this many hours while its vehicle is on the road is in the desk's queue. */
export const ewayWarningHours: Setting<typeof Hours> = {
  key: "eway_warning_hours",
  schema: Hours,
  fallback: 8,
};
