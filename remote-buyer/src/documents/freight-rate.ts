import type { LandedPriceStep } from "@mandi/shared/contract/quotation";
import { formatRupees } from "@mandi/shared/format/rupees";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import type { Definition } from "@mandi/shared/ui/data/definition-list";
import { isFreightTaxed } from "./taxed-price";

/** The line of a price panel with the freight in rupees per MT, and whether that contains GST. */
export function freightRate(steps: readonly LandedPriceStep[], rupees: number): Definition {
  return {
    term: quotations.freight,
    ...(isFreightTaxed(steps) && { note: quotations.freightTaxedNote }),
    value: `${formatRupees(rupees)} /MT`,
  };
}
