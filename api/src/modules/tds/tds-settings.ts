import { Integer } from "typebox";
import type { Setting } from "../site/settings";

const WholeRupees = Integer({ minimum: 0, maximum: 10_000_000_000_000 });

/** The company's turnover in the previous financial year: above the statutory limit it deducts tax from what it pays for goods. */
export const lastTurnover: Setting<typeof WholeRupees> = {
  key: "last_turnover_rupees",
  schema: WholeRupees,
  fallback: 0,
};
