import { formatRupees } from "@mandi/shared/format/rupees";
import { quotation } from "@mandi/shared/messages/desk-marking";

/** The freight of a marking per MT: with GST in the price, or what the consignee pays to the carrier beside it. */
export function freightLine(price: { readonly transport_price: number; readonly freight_to_pay?: number | null }) {
  const { transport_price, freight_to_pay = null } = price;
  const rate = formatRupees(freight_to_pay ?? transport_price, { decimals: "auto" });
  return { term: freight_to_pay === null ? quotation.freight : quotation.freightToPay, value: rate };
}
