import type { Deal } from "./deal";
import { pastDeals } from "./past-deals";
import { runningDeals } from "./running-deals";

/** All by the first buyer. Together they reach every status of quotations and of orders. */
export const deals: readonly Deal[] = [...pastDeals, ...runningDeals];
