import { formatRupees } from "@mandi/shared/format/rupees";
import { quotation } from "@mandi/shared/messages/desk-marking";

/** The fields of a marking that describe its freight. */
interface MarkedFreight {
  readonly transport_price: number;
  readonly freight_to_pay?: number | null;
  readonly is_freight_at_cost?: number;
}

/**
 * The freight of a marking per MT: with GST in the price, at cost in it, or what the consignee pays to the carrier
 * beside it.
 */
export function freightLine({ transport_price, freight_to_pay = null, is_freight_at_cost }: MarkedFreight) {
  const value = formatRupees(freight_to_pay ?? transport_price, { decimals: "auto" });
  if (freight_to_pay !== null) return { term: quotation.freightToPay, value };
  return { term: is_freight_at_cost === 1 ? quotation.freightAtCost : quotation.freight, value };
}
