import type { InvoiceParty, SellerBill, TaxSplit } from "@mandi/shared/contract/tax-invoice";
import type { PartyAddress } from "@mandi/shared/contract/trade-document";
import { isSameState } from "@mandi/shared/money/gst-states";
import { type Paise, subtractPaise } from "@mandi/shared/money/paise";
import { basisPoints } from "@mandi/shared/money/percent";
import { gstInside, gstOf } from "@mandi/shared/pricing/taxed-paper";
import type { Dispatch, Snapshots } from "../../papers/paper";
import type { GstRate } from "../../tax/tax-row.service";
import type { Load } from "../amounts/order-amounts";
import type { OrderLineRow, OrderRow } from "../order.store";
import { addressOnPaper } from "./address-on-paper";
import type { InvoiceParties } from "./invoice-parties";
import { stateOfPlace } from "./place-of-supply";
import { drawTaxedPurchase } from "./taxed-purchase";
import { drawTaxedSale, splitOf, type TaxedLoad } from "./taxed-sale";

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
 */
export function drawSaleInvoice(facts: InvoiceFacts, sale: TaxedLoad, head: InvoiceHead): Snapshots["invoice"] {
  const { order, parties } = facts;
  return {
    ...headOf(facts, head),
    supplier: parties.platform,
    recipient: addressedParty(order.billing_address),
    consignee: addressedParty(order.consignee_detail),
    dispatch: dispatchOf(facts),
    ...drawTaxedSale(facts, sale),
  };
}

function dispatchOf({ order: { loading_address }, parties }: InvoiceFacts): Dispatch {
  const { address_line_one, address_line_two, city, pin_code, state } = loading_address;
  const line = [address_line_one, address_line_two].filter((part) => part !== "").join(", ");
  return { name: parties.seller.name || parties.platform.name, line, city, pincode: pin_code, state };
}

/** The seller's bill to the platform for the same vehicle: without freight, which the seller must not see. */
export function drawSellerBill(facts: InvoiceFacts, purchase: TaxedLoad, head: InvoiceHead): SellerBill {
  const { order, parties } = facts;
  return {
    ...headOf(facts, head),
    supplier: parties.seller,
    recipient: parties.platform,
    // The seller reads where their goods go, not who is taxed there (docs/domain.md#who-sees-what).
    consignee: { ...addressedParty(order.consignee_detail), gst_number: "" },
    ...drawTaxedPurchase(facts, purchase),
  };
}

function headOf({ order, load, vehicleNumber }: InvoiceFacts, { number, date, dueOn }: InvoiceHead) {
  return {
    number,
    order: order.number,
    date,
    due_on: dueOn,
    vehicle_id: load.shipmentId,
    vehicle_number: vehicleNumber,
    // Made after the invoice, by the transporter.
    eway_bill: null,
  };
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
