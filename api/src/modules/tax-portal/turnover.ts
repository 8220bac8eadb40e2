import { Integer } from "typebox";
import type { Setting } from "../site/settings";

const WholeRupees = Integer({ minimum: 0, maximum: 10_000_000_000_000 });

/** Aggregate annual turnover of the company: above the statutory limits invoices are registered with the portal; at 0 none are. */
export const annualTurnover: Setting<typeof WholeRupees> = {
  key: "annual_turnover_rupees",
  schema: WholeRupees,
  fallback: 0,
};
