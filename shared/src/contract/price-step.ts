import { Enum, Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { Rupees } from "./wire";

/** One step from base price to landed price, per MT before GST unless it is a total. */
export const LandedPriceStep = ObjectOf({
  kind: Enum(["base", "charge", "discount", "subtotal", "tax", "freight", "total"]),
  label: StringOf(),
  per_mt: Rupees,
  amount: Rupees,
});
export type LandedPriceStep = Static<typeof LandedPriceStep>;
