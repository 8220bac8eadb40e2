import type { TSchema } from "typebox";
import { quietNights } from "../notifications/quiet-hours";
import { marketSettings } from "../quotations/market-rules";
import { autoApproveSellers, type Setting } from "../site/settings";
import { secondPersonAbove } from "./desk-settings";

/** Settings that the desk may change, with what counts until it does. Lists such as the GST rates change with the law. */
export const knownSettings: readonly Setting<TSchema>[] = [
  autoApproveSellers,
  secondPersonAbove,
  quietNights,
  ...Object.values(marketSettings),
];
