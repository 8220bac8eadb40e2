import type { LandedPriceStep } from "@mandi/shared/contract/price-step";
import type { FreightAmount } from "@mandi/shared/contract/trade-document";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { freightAtCost, freightToPay } from "@mandi/shared/messages/freight-to-pay";
import type { Definition } from "@mandi/shared/ui/data/definition-list";
import { isFreightTaxed } from "./taxed-price";

/** The fields of a price that describe its freight. */
interface PricedFreight {
  readonly price_steps: readonly LandedPriceStep[];
  readonly freight_to_pay?: FreightAmount | null;
  readonly is_freight_at_cost?: number;
  readonly total_quantity: number;
}

/**
 * The lines of a price panel with the freight in rupees per MT and whether that contains GST, or what the consignee
 * pays to the carrier beside the price.
 */
export function freightRate(
  { price_steps, freight_to_pay, is_freight_at_cost, total_quantity }: PricedFreight,
  rupees: number,
): Definition[] {
  const perTonne = (value: number): string => `${formatRupees(value, { decimals: "auto" })} /MT`;
  if (freight_to_pay) {
    const { per_mt, amount } = freight_to_pay;
    return [
      { term: freightToPay.rate, note: freightToPay.rateNote, value: perTonne(per_mt) },
      {
        term: freightToPay.total(formatTonnes(total_quantity)),
        value: formatRupees(amount, { decimals: "auto" }),
      },
    ];
  }
  return [
    {
      term: quotations.freight,
      ...(isFreightTaxed(price_steps) && { note: quotations.freightTaxedNote }),
      ...(is_freight_at_cost === 1 && { note: freightAtCost }),
      value: `${formatRupees(rupees)} /MT`,
    },
  ];
}
