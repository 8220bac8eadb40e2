import type { InvoiceLine, InvoiceParty, SellerBill, TaxInvoice, TaxSplit } from "@mandi/shared/contract/tax-invoice";
import type { PartyAddress } from "@mandi/shared/contract/trade-document";
import { isSameState } from "@mandi/shared/money/gst-states";
import { tonnesFromKilograms } from "@mandi/shared/money/kilograms";
import {
  addPaise,
  type Paise,
  paise,
  paiseFromRupees,
  rupeesFromPaise,
  subtractPaise,
  sumPaise,
  zeroPaise,
} from "@mandi/shared/money/paise";
import { basisPoints } from "@mandi/shared/money/percent";
import { roundLine } from "@mandi/shared/money/rounding";
import { splitTaxIncluded } from "@mandi/shared/pricing/receivable";
import { gstInside, gstOf } from "@mandi/shared/pricing/taxed-paper";
import type { Dispatch, Snapshots } from "../../papers/paper";
import type { GstRate } from "../../tax/tax-row.service";
import { amountsOfPart, type Load, loadedLines } from "../amounts/order-amounts";
import type { OrderLineRow, OrderRow } from "../order.store";
import { addressOnPaper } from "./address-on-paper";
import type { InvoiceParties } from "./invoice-parties";
import { stateOfPlace } from "./place-of-supply";
import { drawTaxedPurchase } from "./taxed-purchase";
import { drawTaxedSale, splitOf, type TaxedSale } from "./taxed-sale";

/** The states between which goods move, for the heads of their tax. */
interface Movement {
  readonly supplierState: string;
  readonly placeOfSupply: string;
}

/** The heads of GST inside an amount (docs/domain.md#gst-on-a-document). */
export function taxOf(grossPaise: Paise, gst: number, { supplierState, placeOfSupply }: Movement): TaxSplit {
  const gstBp = basisPoints(gst);
  const heads = gstInside(grossPaise, gstBp, isSameState(supplierState, placeOfSupply));
  return splitOf({ taxablePaise: subtractPaise(grossPaise, gstOf(heads)), heads }, gstBp, placeOfSupply);
}

/** What both invoices of a loaded vehicle are drawn from. */
export interface InvoiceFacts {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  /** The vehicle by weight. */
  readonly load: Load;
  readonly parties: InvoiceParties;
  readonly vehicleNumber: string;
  /** The GST rate of the invoice's day; undefined where no row of the law applies, and then the order's rate counts. */
  readonly rate: GstRate | undefined;
}

/** What an invoice adds when it is issued. */
interface InvoiceHead {
  readonly number: string;
  /** Days in Asia/Kolkata. */
  readonly date: string;
  readonly dueOn: string;
}

/**
 * The platform's invoice to the buyer for a loaded vehicle, as it is issued and stored: from then on it is read and never recomputed.
 * It must have everything that rule 46 of the CGST rules asks for: both parties with address and GSTIN, number and day, HSN,
 * description, quantity and unit, taxable amount, rate and amount of each head of tax, place of supply, delivery address, total.
 * `sale` is null for an order that was booked before freight bore GST.
 */
export function drawSaleInvoice(facts: InvoiceFacts, sale: TaxedSale | null, head: InvoiceHead): Snapshots["invoice"] {
  const invoice = { ...invoiceOf(facts, "buyer", head), dispatch: dispatchOf(facts) };
  return sale === null ? invoice : { ...invoice, ...drawTaxedSale(facts, sale) };
}

function dispatchOf({ order: { loading_address }, parties }: InvoiceFacts): Dispatch {
  const { address_line_one, address_line_two, city, pin_code, state } = loading_address;
  const line = [address_line_one, address_line_two].filter((part) => part !== "").join(", ");
  return { name: parties.seller.name || parties.platform.name, line, city, pincode: pin_code, state };
}

/** The seller's bill to the platform for the same vehicle: without freight, which the seller must not see. */
export function drawSellerBill(facts: InvoiceFacts, purchase: TaxedSale | null, head: InvoiceHead): SellerBill {
  const { freight: _hidden, ...bill } = invoiceOf(facts, "seller", head);
  return purchase === null ? bill : { ...bill, ...drawTaxedPurchase(facts, purchase) };
}

/** The place of supply of the seller's bill is the platform's state, that of the buyer's invoice is where the movement ends. */
function invoiceOf(
  { order, lines, load, parties: { platform, seller }, vehicleNumber }: InvoiceFacts,
  side: "buyer" | "seller",
  { number, date, dueOn }: InvoiceHead,
): TaxInvoice {
  const amounts = amountsOfPart(order, lines, loadedLines(load));
  const isSale = side === "buyer";
  const goodsPaise = isSale ? amounts.goodsPaise : amounts.sellerGoodsPaise;
  const freightPaise = isSale ? addPaise(amounts.freightPaise, amounts.freightChangePaise) : zeroPaise;
  const supplier = isSale ? platform : seller;
  const placeOfSupply = isSale ? order.consignee_detail.state : platform.state;
  const tax = taxOf(goodsPaise, order.gst_bp, { supplierState: supplier.state, placeOfSupply });
  return {
    number,
    order: order.number,
    date,
    due_on: dueOn,
    vehicle_id: load.shipmentId,
    vehicle_number: vehicleNumber,
    // Made after the invoice, by the transporter.
    eway_bill: null,
    supplier,
    recipient: isSale ? addressedParty(order.billing_address) : platform,
    // The seller reads where their goods go, not who is taxed there (docs/domain.md#who-sees-what).
    consignee: isSale
      ? addressedParty(order.consignee_detail)
      : { ...addressedParty(order.consignee_detail), gst_number: "" },
    place_of_supply: placeOfSupply,
    lines: linesOf({ order, lines, load }, side, paiseFromRupees(tax.taxable_amount)),
    tax,
    goods_amount: rupeesFromPaise(goodsPaise),
    freight: rupeesFromPaise(freightPaise),
    total: rupeesFromPaise(addPaise(goodsPaise, freightPaise)),
  };
}

/** The sizes on a vehicle. The last line takes the rounding remainder, so that the lines add up to the invoice. */
function linesOf(
  { order, lines, load }: Pick<InvoiceFacts, "order" | "lines" | "load">,
  side: "buyer" | "seller",
  whole: Paise,
): InvoiceLine[] {
  const gst = basisPoints(order.gst_bp);
  const loaded = loadedLines(load).flatMap(({ lineId, quantityKg }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line || quantityKg === 0) return [];
    const unitPaise = paise(side === "buyer" ? line.unit_price_paise : line.seller_unit_price_paise);
    return [{ line, quantityKg, unitPaise, grossPaise: roundLine(unitPaise, quantityKg) }];
  });
  const nets = loaded.slice(0, -1).map(({ grossPaise }) => splitTaxIncluded(grossPaise, gst).netPaise);
  const last = subtractPaise(whole, sumPaise(nets));
  return loaded.map(({ line, quantityKg, unitPaise, grossPaise }, place) => ({
    description: `${order.product_name}, ${order.brand_name}`,
    value: line.value,
    hsn: order.hsn,
    quantity: tonnesFromKilograms(quantityKg),
    per_unit_price: rupeesFromPaise(unitPaise),
    taxable_amount: rupeesFromPaise(nets[place] ?? last),
    amount: rupeesFromPaise(grossPaise),
  }));
}

/** A party, from an address of an order. */
export function addressedParty(address: PartyAddress): InvoiceParty {
  return {
    name: address.company_name,
    address: addressOnPaper(address, address.pincode),
    gst_number: address.gst,
    state: stateOfPlace(address),
  };
}
