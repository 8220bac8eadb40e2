import type { SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { type Paise, paiseFromRupees } from "@mandi/shared/money/paise";
import { basisPointsFromPercent } from "@mandi/shared/money/percent";
import { isFarPrice } from "@mandi/shared/pricing/far-price";

type Market = SellerQuotation["market"];

/** Whether a price is so far from the listed one that it has to be confirmed; the server uses the same function. */
export function needsConfirmation(typed: Paise, { listed_base_price, far_percent }: Market): boolean {
  return isFarPrice(typed, paiseFromRupees(listed_base_price), basisPointsFromPercent(far_percent));
}
