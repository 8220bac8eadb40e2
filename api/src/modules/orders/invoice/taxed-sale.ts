import type { InvoiceLine, TaxInvoice, TaxSplit } from "@mandi/shared/contract/tax-invoice";
import type { FreightAmount } from "@mandi/shared/contract/trade-document";
import { chargesUtgst, isSameState } from "@mandi/shared/money/gst-states";
import { sumKilograms, tonnesFromKilograms } from "@mandi/shared/money/kilograms";
import { addPaise, type Paise, paise, rupeesFromPaise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import { type BasisPoints, basisPoints, percentFromBasisPoints } from "@mandi/shared/money/percent";
import { roundLine, roundTax } from "@mandi/shared/money/rounding";
import { calculateUnitPrice } from "@mandi/shared/pricing/calculate-price";
import {
  type GstHeads,
  gstOf,
  type TaxableLine,
  type TaxedLine,
  type TaxedPaper,
  taxPaper,
} from "@mandi/shared/pricing/taxed-paper";
import { rupees } from "../../../platform/wire-figures";
import { type Load, loadedLines } from "../amounts/order-amounts";
import type { OrderLineRow, OrderRow } from "../order.store";
import { freightRateOf, termsOf } from "../order-terms";
import { placeOfSale } from "./place-of-supply";
import type { InvoiceFacts } from "./tax-invoice";

/** A size on a vehicle as a document taxes it. */
export interface SoldLine extends TaxableLine {
  readonly line: OrderLineRow;
}

/** A loaded vehicle as the platform buys or sells it: what the bill or the invoice prints and the books post. */
export interface TaxedLoad {
  readonly sold: readonly SoldLine[];
  readonly paper: TaxedPaper<SoldLine>;
  readonly placeOfSupply: string;
  readonly gstBp: BasisPoints;
}

/** What one MT of a size costs the buyer before GST, in paise. */
export function rateOf(order: OrderRow, line: Pick<OrderLineRow, "size_price_paise">): Paise {
  const base = paise(order.base_price_paise);
  return calculateUnitPrice(base, paise(line.size_price_paise), termsOf(order)).totalAmountPaise;
}

/** The platform's sale of a vehicle's goods and freight, with the rate of the invoice's day: one supply, one rate, one place. */
export function taxedSaleOf({ order, lines, load, parties, rate }: InvoiceFacts): TaxedLoad {
  const gstBp = rate?.bp ?? basisPoints(order.gst_bp);
  const sold = soldOf(order, lines, load, gstBp);
  const placeOfSupply = placeOfSale(order.billing_address, order.consignee_detail);
  const paper = taxPaper(sold, isSameState(parties.platform.state, placeOfSupply));
  return { sold, paper, placeOfSupply, gstBp };
}

/** The sizes on a loaded vehicle, with the freight that the invoice taxes along with them. */
export function soldOf(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  load: Load,
  gstBp: BasisPoints,
): readonly SoldLine[] {
  const freightPaise = freightRateOf(order) ?? zeroPaise;
  return loadedLines(load).flatMap(({ lineId, quantityKg }): SoldLine[] => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line || quantityKg === 0) return [];
    return [{ line, ratePaise: rateOf(order, line), freightPaise, quantityKg, gstBp }];
  });
}

/** Goods, tax and total of the invoice; freight is in the taxable amount of each line. */
export function drawTaxedSale(
  { order, rate }: InvoiceFacts,
  { sold, paper, placeOfSupply, gstBp }: TaxedLoad,
): Pick<
  TaxInvoice,
  | "lines"
  | "tax"
  | "goods_amount"
  | "freight"
  | "is_freight_to_pay"
  | "agent_freight"
  | "round_off"
  | "total"
  | "tax_rows"
  | "place_of_supply"
> {
  return {
    place_of_supply: placeOfSupply,
    lines: paper.lines.map((line) => drawLine(order, line)),
    tax: splitOf(paper, gstBp, placeOfSupply),
    goods_amount: rupeesFromPaise(subtractPaise(paper.payablePaise, paper.roundOffPaise)),
    freight: rupeesFromPaise(paper.freightPaise),
    ...(order.freight_mode === "to_pay" && { is_freight_to_pay: 1 as const }),
    ...(order.freight_mode === "pure_agent" && { agent_freight: agentFreight(order, sold) }),
    round_off: rupeesFromPaise(paper.roundOffPaise),
    total: rupeesFromPaise(paper.payablePaise),
    tax_rows: rate ? [rate.rowId] : [],
  };
}

/** The part of the invoice recovered at cost: freight that the platform pays to the carrier for the buyer. */
export function agentFreightOf(order: OrderRow, sold: readonly SoldLine[]): Paise {
  if (order.freight_mode !== "pure_agent") return zeroPaise;
  return roundLine(paise(order.transport_price_paise), sumKilograms(sold.map(({ quantityKg }) => quantityKg)));
}

function agentFreight(order: OrderRow, sold: readonly SoldLine[]): FreightAmount {
  const amount = rupeesFromPaise(agentFreightOf(order, sold));
  return { per_mt: rupees(order.transport_price_paise), amount };
}

/** A line of a document: prices with GST, and freight if there is any. */
export function drawLine(order: OrderRow, { of: goods, taxablePaise, heads }: TaxedLine<SoldLine>): InvoiceLine {
  const perTonne = addPaise(goods.ratePaise, goods.freightPaise);
  return {
    description: `${order.product_name}, ${order.brand_name}`,
    value: goods.line.value,
    hsn: order.hsn,
    quantity: tonnesFromKilograms(goods.quantityKg),
    per_unit_price: rupeesFromPaise(addPaise(perTonne, roundTax(perTonne, goods.gstBp))),
    taxable_amount: rupeesFromPaise(taxablePaise),
    amount: rupeesFromPaise(addPaise(taxablePaise, gstOf(heads))),
  };
}

/** The tax heads of a document under their names on the wire. */
export function splitOf(
  { taxablePaise, heads }: { readonly taxablePaise: Paise; readonly heads: GstHeads },
  gstBp: BasisPoints,
  placeOfSupply: string,
): TaxSplit {
  const isUtgst = chargesUtgst(placeOfSupply);
  return {
    gst: percentFromBasisPoints(gstBp),
    taxable_amount: rupeesFromPaise(taxablePaise),
    cgst: rupeesFromPaise(heads.centralPaise),
    sgst: isUtgst ? 0 : rupeesFromPaise(heads.statePaise),
    utgst: isUtgst ? rupeesFromPaise(heads.statePaise) : 0,
    igst: rupeesFromPaise(heads.integratedPaise),
  };
}
