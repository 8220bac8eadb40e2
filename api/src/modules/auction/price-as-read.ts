import type { PriceAsRead } from "@mandi/shared/contract/price-as-read";
import { formatPaise } from "@mandi/shared/format/rupees";
import { paise, paiseFromRupees } from "@mandi/shared/money/paise";
import { Refusal } from "../../platform/errors";

/** Somebody withdraws the price that they read, not one that stands since. @throws Refusal 409 naming both */
export function refuseOtherPrice(
  what: "offer" | "price",
  standingPaise: number,
  { expected_price }: PriceAsRead,
): void {
  if (expected_price === undefined || paiseFromRupees(expected_price) === standingPaise) return;
  const [now, then] = [paise(standingPaise), paiseFromRupees(expected_price)].map((amount) => formatPaise(amount));
  throw new Refusal("conflict", {
    message: `Your ${what} is ${now} per MT now, not ${then}. Please look at it again.`,
  });
}
