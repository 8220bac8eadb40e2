import type { InvoiceParty } from "@mandi/shared/contract/tax-invoice";
import type { LoadingAddress, PartyAddress } from "@mandi/shared/contract/trade-document";
import type { FreightBill, FreightTax } from "@mandi/shared/contract/transporter/freight-bill";
import { isSameState } from "@mandi/shared/money/gst-states";
import { type Kilograms, tonnesFromKilograms } from "@mandi/shared/money/kilograms";
import { addPaise, type Paise, rupeesFromPaise, zeroPaise } from "@mandi/shared/money/paise";
import { gstOf, gstOn } from "@mandi/shared/pricing/taxed-paper";
import { addressOnPaper } from "../orders/invoice/address-on-paper";
import { splitOf } from "../orders/invoice/taxed-sale";
import type { GstRate } from "../tax/tax-row.service";

/** Road transport of goods by a goods transport agency. */
const sac = "996511";

/** The data that a carrier's bill is drawn from. */
export interface FreightBillFacts {
  readonly number: string;
  /** Days in Asia/Kolkata. */
  readonly date: string;
  readonly order: {
    readonly number: string;
    readonly product_name: string;
    readonly brand_name: string;
    readonly hsn: string;
    readonly origin_city: string;
    readonly loading_address: LoadingAddress;
    readonly consignee_detail: PartyAddress;
  };
  readonly vehicle: {
    readonly id: number;
    readonly number: string;
    readonly receipt: string;
    readonly receiptOn: string | null;
  };
  readonly carrier: InvoiceParty;
  readonly platform: InvoiceParty;
  /** Whom the carrier serves: the platform, or the buyer whose freight is at cost. */
  readonly recipient: InvoiceParty;
  readonly grossKg: Kilograms;
  readonly netKg: Kilograms;
  readonly ratePaise: Paise;
  /** Owed from the delivery. */
  readonly freightPaise: Paise;
  readonly detentionPaise: Paise;
  readonly tax: FreightTax;
  readonly rate: GstRate;
}

/** A bill with its amounts in paise. */
export interface DrawnFreightBill {
  readonly bill: FreightBill;
  readonly gstPaise: Paise;
  readonly isReverseCharge: boolean;
}

/**
 * A carrier's bill. Its place of supply is the recipient's state (section 12(8) of the IGST Act); a carrier without a GSTIN counts
 * as being in that state. Under reverse charge the tax is shown and not owed to the carrier. Nothing is rounded to the rupee.
 */
export function drawFreightBill(facts: FreightBillFacts): DrawnFreightBill {
  const { carrier, recipient, freightPaise, detentionPaise, rate, tax } = facts;
  const taxablePaise = addPaise(freightPaise, detentionPaise);
  const isIntraState = carrier.state === "" || isSameState(carrier.state, recipient.state);
  const heads = gstOn(taxablePaise, rate.bp, isIntraState);
  const gstPaise = gstOf(heads);
  const isReverseCharge = tax === "reverse charge";
  const bill = {
    ...placesOf(facts),
    number: facts.number,
    date: facts.date,
    supplier: carrier,
    recipient,
    place_of_supply: recipient.state,
    sac,
    gross_quantity: tonnesFromKilograms(facts.grossKg),
    quantity: tonnesFromKilograms(facts.netKg),
    rate: rupeesFromPaise(facts.ratePaise),
    freight: rupeesFromPaise(freightPaise),
    detention: rupeesFromPaise(detentionPaise),
    tax: splitOf({ taxablePaise, heads }, rate.bp, recipient.state),
    reverse_charge: isReverseCharge,
    tax_payer: isReverseCharge ? recipient.gst_number : carrier.gst_number,
    total: rupeesFromPaise(addPaise(taxablePaise, isReverseCharge ? zeroPaise : gstPaise)),
    tax_rows: [rate.rowId],
  };
  return { bill, gstPaise, isReverseCharge };
}

/** The goods and their route: nothing about who sells them or is billed for them (docs/domain.md#who-sees-what). */
function placesOf({ order, vehicle, platform }: FreightBillFacts) {
  const { consignee_detail: consignee, loading_address: loading } = order;
  return {
    order: order.number,
    vehicle_id: vehicle.id,
    vehicle_number: vehicle.number,
    receipt_number: vehicle.receipt,
    ...(vehicle.receiptOn !== null && { receipt_date: vehicle.receiptOn }),
    consigner: {
      ...platform,
      address: addressOnPaper(loading, loading.pin_code),
      gst_number: "",
      state: loading.state,
    },
    consignee: {
      name: consignee.company_name,
      address: addressOnPaper(consignee, consignee.pincode),
      gst_number: "",
      state: consignee.state,
    },
    from: order.origin_city,
    to: consignee.city,
    goods: `${order.product_name}, ${order.brand_name}`,
    goods_hsn: order.hsn,
  };
}
