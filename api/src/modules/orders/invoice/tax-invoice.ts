import type { InvoiceLine, InvoiceParty, SellerBill, TaxInvoice, TaxSplit } from "@mandi/shared/contract/tax-invoice";
import type { PartyAddress } from "@mandi/shared/contract/trade-document";
import { splitGst } from "@mandi/shared/money/gst-split";
import { tonnesFromKilograms } from "@mandi/shared/money/kilograms";
import {
  addPaise,
  type Paise,
  paise,
  rupeesFromPaise,
  subtractPaise,
  sumPaise,
  zeroPaise,
} from "@mandi/shared/money/paise";
import { basisPoints, percentFromBasisPoints } from "@mandi/shared/money/percent";
import { roundLine } from "@mandi/shared/money/rounding";
import { splitTaxIncluded } from "@mandi/shared/pricing/receivable";
import type { IssuedInvoiceRow } from "../../shipments/issued-invoice.store";
import type { ShipmentRow } from "../../shipments/shipment.store";
import { amountsOfPart, type Load, loadedLines } from "../amounts/order-amounts";
import type { OrderLineRow, OrderRow } from "../order.store";
import type { InvoiceParties } from "./invoice-parties";

/** Between which states goods move, for the heads of their tax. */
interface Movement {
  readonly supplierState: string;
  readonly placeOfSupply: string;
}

/** Goods with GST by head of tax, as the sale is posted (docs/domain.md#prices). */
export function taxOf(goodsPaise: Paise, gstBp: number, { supplierState, placeOfSupply }: Movement): TaxSplit {
  const { netPaise, taxPaise } = splitTaxIncluded(goodsPaise, basisPoints(gstBp));
  const split = splitGst(taxPaise, supplierState, placeOfSupply);
  return {
    gst: percentFromBasisPoints(basisPoints(gstBp)),
    taxable_amount: rupeesFromPaise(netPaise),
    cgst: rupeesFromPaise(split.cgstPaise),
    sgst: rupeesFromPaise(split.sgstPaise),
    utgst: rupeesFromPaise(split.utgstPaise),
    igst: rupeesFromPaise(split.igstPaise),
  };
}

/** An order with its vehicles, as its invoices need it. */
export interface InvoicedOrder {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly loads: readonly Load[];
  readonly shipments: readonly ShipmentRow[];
  /** What its invoices said when they were issued. */
  readonly issued: readonly IssuedInvoiceRow[];
  /** Platform and seller today, for what was invoiced before invoices were stored. */
  readonly parties: InvoiceParties;
}

/** The platform's invoices to the buyer of an order, one for each invoiced vehicle, as they were issued. */
export function saleInvoices(invoiced: InvoicedOrder): TaxInvoice[] {
  return papersOf(invoiced).map(({ sale }) => sale);
}

/** The seller's bills to the platform, as they were issued: without freight, which the seller may not know. */
export function sellerBills(invoiced: InvoicedOrder): SellerBill[] {
  return papersOf(invoiced).map(({ bill }) => bill);
}

/** Both invoices of a vehicle. */
export interface VehiclePapers {
  readonly sale: TaxInvoice;
  readonly bill: SellerBill;
}

/** Papers are read as they were stored; the e-way bill is made after the invoice and printed on it as it is now. */
function papersOf(invoiced: InvoicedOrder): VehiclePapers[] {
  return invoiced.shipments.flatMap((shipment): VehiclePapers[] => {
    const { eway_bill } = shipment;
    const stored = invoiced.issued.find(({ number }) => number === shipment.sale_number);
    if (stored) return [{ sale: { ...stored.sale, eway_bill }, bill: { ...stored.bill, eway_bill } }];
    const papers = drawPapers(invoiced, shipment);
    return papers ? [papers] : [];
  });
}

/** Both invoices of a vehicle from the figures of its order, as they are issued; nothing for one that is not invoiced. */
export function drawPapers(
  invoiced: Omit<InvoicedOrder, "shipments" | "issued">,
  shipment: ShipmentRow,
): VehiclePapers | undefined {
  const load = invoiced.loads.find(({ shipmentId }) => shipmentId === shipment.id);
  const { sale_number, invoice_number, invoice_on: date } = shipment;
  if (!load || sale_number === null || invoice_number === null || date === null) return undefined;
  const sale = invoiceOf(invoiced, "buyer", { shipment, load, number: sale_number, date });
  const { freight: _hidden, ...bill } = invoiceOf(invoiced, "seller", { shipment, load, number: invoice_number, date });
  return { sale, bill };
}

interface InvoicedVehicle {
  readonly shipment: ShipmentRow;
  readonly load: Load;
  readonly number: string;
  readonly date: string;
}

/** For the seller's leg the place of supply is the platform's state, for the buyer's it is where the movement ends. */
function invoiceOf(
  { order, lines, parties }: Omit<InvoicedOrder, "shipments" | "issued">,
  side: "buyer" | "seller",
  { shipment, load, number, date }: InvoicedVehicle,
): TaxInvoice {
  const { platform, seller } = shipment.invoice_parties ?? parties;
  const amounts = amountsOfPart(order, lines, loadedLines(load));
  const isSale = side === "buyer";
  const goodsPaise = isSale ? amounts.goodsPaise : amounts.sellerGoodsPaise;
  const freightPaise = isSale ? addPaise(amounts.freightPaise, amounts.freightChangePaise) : zeroPaise;
  const supplier = isSale ? platform : seller;
  const placeOfSupply = isSale ? order.consignee_detail.state : platform.state;
  return {
    number,
    date,
    due_on: shipment.due_on,
    vehicle_id: shipment.id,
    vehicle_number: shipment.vehicle_number,
    eway_bill: shipment.eway_bill,
    supplier,
    recipient: isSale ? partyOf(order.billing_address) : platform,
    // The seller reads where their goods go, not who is taxed there (docs/domain.md#who-sees-what).
    consignee: isSale ? partyOf(order.consignee_detail) : { ...partyOf(order.consignee_detail), gst_number: "" },
    place_of_supply: placeOfSupply,
    lines: linesOf(order, lines, load, side),
    tax: taxOf(goodsPaise, order.gst_bp, { supplierState: supplier.state, placeOfSupply }),
    goods_amount: rupeesFromPaise(goodsPaise),
    freight: rupeesFromPaise(freightPaise),
    total: rupeesFromPaise(addPaise(goodsPaise, freightPaise)),
  };
}

/** The sizes on a vehicle. The last line takes what rounding leaves over, so that the lines add up to the invoice. */
function linesOf(order: OrderRow, lines: readonly OrderLineRow[], load: Load, side: "buyer" | "seller"): InvoiceLine[] {
  const gst = basisPoints(order.gst_bp);
  const loaded = loadedLines(load).flatMap(({ lineId, quantityKg }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line || quantityKg === 0) return [];
    const unitPaise = paise(side === "buyer" ? line.unit_price_paise : line.seller_unit_price_paise);
    return [{ line, quantityKg, unitPaise, grossPaise: roundLine(unitPaise, quantityKg) }];
  });
  const whole = splitTaxIncluded(sumPaise(loaded.map(({ grossPaise }) => grossPaise)), gst).netPaise;
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

function partyOf(address: PartyAddress): InvoiceParty {
  const lines = [address.address_line_one, address.address_line_two, `${address.city} ${address.pincode}`.trim()];
  return {
    name: address.company_name,
    address: lines.filter((line) => line !== "").join(", "),
    gst_number: address.gst,
    state: address.state,
  };
}
