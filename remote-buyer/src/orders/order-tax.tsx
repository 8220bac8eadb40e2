import type { Order } from "@mandi/shared/contract/order";
import { subtractRupees } from "@mandi/shared/money/paise";
import { TaxSummary } from "../documents/document-foot";
import { taxedPriceOf } from "../documents/taxed-price";
import { gstPercentOf } from "./tax-rate";

/** The GST contained in the price, until the invoices give it to the paisa. */
export function OrderTax({ order }: { readonly order: Order }) {
  const { ex_price: exPrice, for_price: forPrice } = order;
  return (
    <TaxSummary
      {...taxedPriceOf(order.price_steps, {
        exPrice,
        forPrice,
        freight: subtractRupees(forPrice, exPrice),
      })}
      total={forPrice}
      gstPercent={gstPercentOf(order)}
      hsn={order.hsn}
      placeOfSupply={order.place_of_supply ?? order.consignee_detail.state}
    />
  );
}
