import type { SellerBill } from "@mandi/shared/contract/tax-invoice";
import { isSameState } from "@mandi/shared/money/gst-states";
import { type Paise, paise, rupeesFromPaise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import { basisPoints } from "@mandi/shared/money/percent";
import { calculateUnitPrice } from "@mandi/shared/pricing/calculate-price";
import { taxPaper } from "@mandi/shared/pricing/taxed-paper";
import { loadedLines } from "../amounts/order-amounts";
import type { OrderLineRow, OrderRow } from "../order.store";
import { termsOf } from "../order-terms";
import type { InvoiceFacts } from "./tax-invoice";
import { drawLine, type SoldLine, splitOf, type TaxedLoad } from "./taxed-sale";

/** What one MT of a size costs at the seller's price before GST, in paise. */
export function sellerRateOf(order: OrderRow, line: Pick<OrderLineRow, "size_price_paise">): Paise {
  const base = paise(order.seller_base_price_paise);
  return calculateUnitPrice(base, paise(line.size_price_paise), termsOf(order)).totalAmountPaise;
}

/** The commission inside the seller's price, per MT before GST. */
export function includedCommissionOf(order: OrderRow): Paise {
  return order.commission_type === "include" ? paise(order.commission_paise) : zeroPaise;
}

/**
 * The platform's purchase of a vehicle's goods: a commission inside the seller's price lowers the rate, because on goods that it buys
 * it renders no service. There is one rate, that of the invoice's day; the place of supply is the platform's state.
 */
export function taxedPurchaseOf({
  order,
  lines,
  load,
  parties: { platform, seller },
  rate,
}: Omit<InvoiceFacts, "vehicleNumber">): TaxedLoad {
  const gstBp = rate?.bp ?? basisPoints(order.gst_bp);
  const commissionPaise = includedCommissionOf(order);
  const sold = loadedLines(load).flatMap(({ lineId, quantityKg }): SoldLine[] => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line || quantityKg === 0) return [];
    const ratePaise = subtractPaise(sellerRateOf(order, line), commissionPaise);
    return [{ line, ratePaise, freightPaise: zeroPaise, quantityKg, gstBp }];
  });
  return {
    sold,
    paper: taxPaper(sold, isSameState(seller.state, platform.state)),
    placeOfSupply: platform.state,
    gstBp,
  };
}

/** Goods, tax and total of the seller's bill. */
export function drawTaxedPurchase(
  { order, rate }: InvoiceFacts,
  { paper, placeOfSupply, gstBp }: TaxedLoad,
): Pick<SellerBill, "lines" | "tax" | "goods_amount" | "round_off" | "total" | "tax_rows" | "place_of_supply"> {
  return {
    place_of_supply: placeOfSupply,
    lines: paper.lines.map((line) => drawLine(order, line)),
    tax: splitOf(paper, gstBp, placeOfSupply),
    goods_amount: rupeesFromPaise(subtractPaise(paper.payablePaise, paper.roundOffPaise)),
    round_off: rupeesFromPaise(paper.roundOffPaise),
    total: rupeesFromPaise(paper.payablePaise),
    tax_rows: rate ? [rate.rowId] : [],
  };
}
